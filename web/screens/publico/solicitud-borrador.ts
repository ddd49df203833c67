import { guardar, leerGuardado, olvidar } from '#web/api/almacen.ts'

const CLAVE = 'solicitud-proveedor'

/** What was typed of a company's application; never its password. */
export type Solicitud = Partial<
  Record<
    | 'nombreComercial'
    | 'razonSocial'
    | 'rut'
    | 'tipoProveedor'
    | 'representante'
    | 'email'
    | 'telefono'
    | 'region'
    | 'comunaCodigo'
    | 'sitio',
    string
  >
>

export const leerBorrador = (): Solicitud => leerGuardado<Solicitud>(CLAVE) ?? {}

/** Without storage the draft lasts as long as the page. */
export function guardarBorrador(datos: Solicitud): void {
  guardar(CLAVE, datos)
}

export const olvidarBorrador = (): void => olvidar(CLAVE)
