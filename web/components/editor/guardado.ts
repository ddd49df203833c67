import type { Contenido } from '#contract/contenido.ts'
import type { Edicion } from '#contract/ediciones.ts'
import type { FotoSubida } from '#contract/experiencias.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'

type EstadoGuardado =
  | { tipo: 'guardado'; en: string }
  | { tipo: 'guardando' }
  | { tipo: 'sin-conexion' }
  | { tipo: 'conflicto' }
  | { tipo: 'falla'; detalle: string }

export interface Vista {
  edicion: Edicion
  /** With what was typed and is not saved yet. */
  contenido: Contenido
  estado: EstadoGuardado
  /** Field → what the server said of it. */
  errores: Partial<Record<string, string>>
  /** Field, or the id of one in a row → why what is typed there cannot be read, so that none of it is saved. */
  ilegibles: Partial<Record<string, string>>
}

interface Opciones {
  edicion: Edicion
  guardar(version: number, contenido: Partial<Contenido>): Promise<Edicion>
  /** Keeps what is not saved across a reload. */
  recuerdo: { leer(): string | null; escribir(texto: string | null): void }
  esperar(act: () => void, ms: number): () => void
}

const PAUSA_MS = 900
const REINTENTO_MS = 5_000

/** Saves what is typed, one request at a time, in the order it was typed; what fails is kept and sent again. */
export function crearGuardado({ edicion: inicial, guardar, recuerdo, esperar }: Opciones) {
  let vista: Vista = {
    edicion: inicial,
    contenido: inicial.contenido,
    estado: { tipo: 'guardado', en: inicial.guardadaEn },
    errores: {},
    ilegibles: {},
  }
  let pendientes: Partial<Contenido> = {}
  let enCurso: Promise<void> | null = null
  let cancelar: (() => void) | null = null
  const oyentes = new Set<() => void>()

  const mostrar = (cambio: Partial<Vista>) => {
    vista = { ...vista, ...cambio }
    for (const oyente of oyentes) oyente()
  }
  const hayPendientes = () => Object.keys(pendientes).length > 0
  const recordar = () =>
    recuerdo.escribir(hayPendientes() ? JSON.stringify({ version: vista.edicion.version, pendientes }) : null)
  const programar = (ms: number) => {
    cancelar?.()
    cancelar = esperar(() => void guardarAhora(), ms)
  }

  async function enviar(): Promise<void> {
    const tanda = pendientes
    pendientes = {}
    mostrar({ estado: { tipo: 'guardando' } })
    try {
      recibir(await guardar(vista.edicion.version, tanda))
    } catch (error) {
      pendientes = { ...tanda, ...pendientes }
      fallar(error)
    }
    recordar()
  }

  /** The server's view of it, with what was typed meanwhile on top. */
  function recibir(edicion: Edicion): void {
    mostrar({
      edicion: { ...edicion, fotos: conSuDireccion(edicion.fotos, vista.edicion.fotos) },
      errores: Object.fromEntries(Object.entries(vista.errores).filter(([campo]) => vista.ilegibles[campo])),
      estado: { tipo: 'guardado', en: edicion.guardadaEn },
    })
  }

  function fallar(error: unknown): void {
    const { status, code } = error instanceof ApiError ? error : {}
    if (status === 0 || status === 503) {
      mostrar({ estado: { tipo: 'sin-conexion' } })
      programar(REINTENTO_MS)
    } else if (code === 'version-anterior') mostrar({ estado: { tipo: 'conflicto' } })
    else
      mostrar({
        estado: { tipo: 'falla', detalle: detalleDe(error) },
        errores: error instanceof ApiError ? porCampo(error) : {},
      })
  }

  /** True once nothing is left to save. */
  async function guardarAhora(): Promise<boolean> {
    cancelar?.()
    cancelar = null
    while (enCurso) await enCurso
    while (hayPendientes() && vista.estado.tipo !== 'conflicto') {
      enCurso = enviar().finally(() => (enCurso = null))
      await enCurso
      if (vista.estado.tipo !== 'guardado') return false
    }
    return !hayPendientes()
  }

  function recuperar(): void {
    const texto = recuerdo.leer()
    if (!texto) return
    const { version, pendientes: antes } = JSON.parse(texto) as { version: number; pendientes: Partial<Contenido> }
    if (version !== vista.edicion.version || !vista.edicion.acciones.puedeEditar) return recuerdo.escribir(null)
    cambiar(antes)
  }

  function cambiar(cambio: Partial<Contenido>): void {
    pendientes = { ...pendientes, ...cambio }
    const errores = Object.fromEntries(
      Object.entries(vista.errores).filter(([donde]) => !Object.hasOwn(cambio, donde.split('.')[0] ?? donde)),
    )
    mostrar({ contenido: { ...vista.contenido, ...cambio }, errores })
    recordar()
    if (vista.estado.tipo !== 'conflicto') programar(PAUSA_MS)
  }

  return {
    ver: () => vista,
    suscribir(oyente: () => void) {
      oyentes.add(oyente)
      return () => void oyentes.delete(oyente)
    },
    cambiar,
    ...ilegiblesDe(() => vista, mostrar),
    guardarAhora,
    recuperar,
    /** After an act that the server answered with the whole of it. */
    reemplazar: (edicion: Edicion) =>
      mostrar({
        edicion,
        contenido: edicion.contenido,
        errores: {},
        estado: { tipo: 'guardado', en: edicion.guardadaEn },
      }),
    agregarFoto: (foto: FotoSubida) =>
      mostrar({
        edicion: { ...vista.edicion, fotos: [...vista.edicion.fotos.filter(({ id }) => id !== foto.id), foto] },
      }),
    /** Private addresses end: these are new ones. */
    ponerFotos: (fotos: FotoSubida[]) => mostrar({ edicion: { ...vista.edicion, fotos } }),
    cerrar: () => cancelar?.(),
  }
}

/** What is typed and cannot be read is not saved; the field says so once the person leaves it, or wants to go on. */
const ilegiblesDe = (ver: () => Vista, mostrar: (cambio: Partial<Vista>) => void) => ({
  marcar(campo: string, mensaje: string | null): void {
    const sinCampo = (otros: Vista['errores']) =>
      Object.fromEntries(Object.entries(otros).filter(([otro]) => otro !== campo))
    const { errores, ilegibles } = ver()
    mostrar({ errores: sinCampo(errores), ilegibles: { ...sinCampo(ilegibles), ...(mensaje && { [campo]: mensaje }) } })
  },
  /** The first field that cannot be read; all of them say so from now on. */
  exigirLegibles(): string | null {
    const { errores, ilegibles } = ver()
    const [primero = null] = Object.keys(ilegibles)
    if (primero) mostrar({ errores: { ...errores, ...ilegibles } })
    return primero
  },
})

/** The address it has: another one with every save would fetch the picture again. */
const conSuDireccion = (fotos: FotoSubida[], conocidas: FotoSubida[]): FotoSubida[] =>
  fotos.map((foto) => conocidas.find(({ id }) => id === foto.id) ?? foto)

export type Guardado = ReturnType<typeof crearGuardado>

/** True where nothing is to be mended first: all is saved, or it is kept and sends itself once there is a network. */
export async function puedeSeguir(guardado: Guardado): Promise<boolean> {
  const puede = (await guardado.guardarAhora()) || guardado.ver().estado.tipo === 'sin-conexion'
  return guardado.exigirLegibles() === null && puede
}

/** The server names `contenido.nombre`, or `contenido.lista.0.nombre`; the form, its field, and the place in it where that has several. */
function porCampo(error: ApiError): Record<string, string> {
  const errores: Record<string, string> = {}
  for (const [donde, mensaje] of Object.entries(error.campos)) {
    const [, campo = donde, ...resto] = donde.split('.')
    errores[campo] ??= mensaje
    if (resto.length > 0) errores[[campo, ...resto].join('.')] = mensaje
  }
  return errores
}
