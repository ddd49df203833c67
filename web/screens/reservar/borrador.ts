/** What was typed, kept in this tab so that an error or a reload loses nothing. Never card data. */
export type Datos = { nombre: string; email: string; telefono: string; comentario: string }

/** With what an operator asks, by the names of its fields. */
type Borrador = Partial<Datos> & { pedido?: Record<string, string> }
/** `de`: the account it was typed in; null while nobody was signed in. */
type Guardado = Borrador & { de?: string | null }

const LLAVE_DATOS = 'reservar:datos'
const LLAVE_INTENTO = 'reservar:intento'

const guardado = (): Guardado => JSON.parse(sessionStorage.getItem(LLAVE_DATOS) ?? '{}') as Guardado

/** For an account, or for nobody (null): a visitor signs in on the way and goes on with the same, and no account meets another one's. */
export function leerBorrador(para: string | null): Borrador {
  const { de = null, ...borrador } = guardado()
  return de === null || de === para ? borrador : {}
}

export function guardarBorrador(para: string | null, datos: Datos & Pick<Borrador, 'pedido'>): void {
  sessionStorage.setItem(LLAVE_DATOS, JSON.stringify({ ...leerBorrador(para), ...datos, de: para }))
}

/** The comment and the answers belong to one booking; name and address are typed once per visit. */
export function cerrarBorrador(): void {
  sessionStorage.setItem(LLAVE_DATOS, JSON.stringify({ ...guardado(), comentario: '', pedido: {} }))
  sessionStorage.removeItem(LLAVE_INTENTO)
}

/** The same order sent again (double press, reload, Back) is the same attempt; another order is a new one. */
export function claveDeIntento(pedido: unknown): string {
  const texto = JSON.stringify(pedido)
  const guardado = JSON.parse(sessionStorage.getItem(LLAVE_INTENTO) ?? 'null') as {
    texto: string
    clave: string
  } | null
  if (guardado?.texto === texto) return guardado.clave
  const clave = crypto.randomUUID()
  sessionStorage.setItem(LLAVE_INTENTO, JSON.stringify({ texto, clave }))
  return clave
}

export function datosDe(form: HTMLFormElement): Datos {
  const data = new FormData(form)
  const text = (name: string): string => String(data.get(name) ?? '')
  return {
    nombre: text('nombre').trim(),
    email: text('email').trim(),
    telefono: text('telefono'),
    comentario: text('comentario').trim(),
  }
}

/** What was chosen and answered so far; what is empty is not said. */
export function pedidoEscrito(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (par): par is [string, string] =>
        Boolean(par[1]) && (par[0] === 'recogidaId' || par[0].startsWith('respuestas.')) && typeof par[1] === 'string',
    ),
  )
}
