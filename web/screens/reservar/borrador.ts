/** What was typed, kept in this tab so that an error or a reload loses nothing. Never card data. */
export type Datos = { nombre: string; email: string; telefono: string; comentario: string }

/** With what an operator asks, by the names of its fields. */
type Borrador = Partial<Datos> & { pedido?: Record<string, string> }
/** Whose it is: the account it was typed in, null while nobody was signed in, and the experience that its comment and answers are for. */
export type Dueno = { usuarioId: string | null; experienciaId: string }
type Guardado = Borrador & Partial<Dueno>

const LLAVE_DATOS = 'reservar:datos'
const LLAVE_INTENTO = 'reservar:intento'

const guardado = (): Guardado => JSON.parse(sessionStorage.getItem(LLAVE_DATOS) ?? '{}') as Guardado

/** A visitor signs in on the way and goes on with the same, which is the account's from then on; no account meets another one's, and no operator reads what was meant for another. */
export function leerBorrador({ usuarioId, experienciaId }: Dueno): Borrador {
  const { usuarioId: de = null, experienciaId: para, comentario, pedido, ...contacto } = guardado()
  if (de !== null && de !== usuarioId) return {}
  if (para && de !== usuarioId) sessionStorage.setItem(LLAVE_DATOS, JSON.stringify({ ...guardado(), usuarioId }))
  return {
    ...contacto,
    ...(para === experienciaId && { ...(comentario && { comentario }), ...(pedido && { pedido }) }),
  }
}

/** A comment typed before signing in: it is shown before it goes to an operator. */
export const dejoComentario = (usuarioId: string, experienciaId: string): boolean =>
  Boolean(leerBorrador({ usuarioId, experienciaId }).comentario)

export function guardarBorrador(dueno: Dueno, datos: Datos & Pick<Borrador, 'pedido'>): void {
  sessionStorage.setItem(LLAVE_DATOS, JSON.stringify({ ...leerBorrador(dueno), ...datos, ...dueno }))
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
