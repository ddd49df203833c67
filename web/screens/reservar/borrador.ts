/** What was typed, kept in this tab so that an error or a reload loses nothing. Never card data. */
export type Datos = { nombre: string; email: string; telefono: string; comentario: string }

const LLAVE_DATOS = 'reservar:datos'
const LLAVE_INTENTO = 'reservar:intento'

export function leerBorrador(): Partial<Datos> {
  return JSON.parse(sessionStorage.getItem(LLAVE_DATOS) ?? '{}') as Partial<Datos>
}

export function guardarBorrador(datos: Datos): void {
  sessionStorage.setItem(LLAVE_DATOS, JSON.stringify(datos))
}

/** The comment belongs to one booking; name and address are typed once per visit. */
export function cerrarBorrador(): void {
  sessionStorage.setItem(LLAVE_DATOS, JSON.stringify({ ...leerBorrador(), comentario: '' }))
  sessionStorage.removeItem(LLAVE_INTENTO)
}

/** The same order sent again (double press, reload, Back) is the same attempt; another order is a new one. */
export function claveDeIntento(pedido: unknown): string {
  const texto = JSON.stringify(pedido)
  const guardado = JSON.parse(sessionStorage.getItem(LLAVE_INTENTO) ?? 'null') as { texto: string; clave: string } | null
  if (guardado?.texto === texto) return guardado.clave
  const clave = crypto.randomUUID()
  sessionStorage.setItem(LLAVE_INTENTO, JSON.stringify({ texto, clave }))
  return clave
}

export function datosDe(form: HTMLFormElement): Datos {
  const data = new FormData(form)
  const text = (name: string): string => String(data.get(name) ?? '')
  return { nombre: text('nombre').trim(), email: text('email').trim(), telefono: text('telefono'), comentario: text('comentario').trim() }
}
