const CLAVE = 'solicitud-proveedor'

/** What was typed of a company's application; never its password. */
export type Solicitud = Partial<Record<'nombreComercial' | 'razonSocial' | 'rut' | 'tipoProveedor' | 'representante' | 'email' | 'telefono' | 'region' | 'comunaCodigo' | 'sitio', string>>

export function leerBorrador(): Solicitud {
  try {
    return JSON.parse(localStorage.getItem(CLAVE) ?? '{}') as Solicitud
  } catch {
    return {} // no storage, or something else wrote there: an empty form is right
  }
}

export function guardarBorrador(datos: Solicitud): void {
  try {
    localStorage.setItem(CLAVE, JSON.stringify(datos))
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

export function olvidarBorrador(): void {
  try {
    localStorage.removeItem(CLAVE)
  } catch {
    // There was none.
  }
}
