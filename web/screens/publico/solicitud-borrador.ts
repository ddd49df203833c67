import { LLAVE_SOLICITUD } from '#web/api/sesion.ts'
import { guardar, leerGuardado, olvidar } from '#web/api/almacen.ts'

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

export const leerBorrador = (): Solicitud => leerGuardado<Solicitud>(LLAVE_SOLICITUD) ?? {}

/** Without storage the draft lasts as long as the page. */
export function guardarBorrador(datos: Solicitud): void {
  guardar(LLAVE_SOLICITUD, datos)
}

export const olvidarBorrador = (): void => olvidar(LLAVE_SOLICITUD)
