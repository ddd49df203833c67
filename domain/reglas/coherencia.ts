import { POLITICAS_QUE_DEVUELVEN } from '#contract/enumeraciones/experiencias.ts'
import { nombreDeComuna } from '#contract/comunas.ts'
import type { CampoInvalido } from '#contract/errors.ts'
import type { ClaseDeRegla } from '#contract/reglas.ts'
import type { Tramo } from '#contract/tramos.ts'
import { MARCADORES, marcadoresAjenos } from '#domain/sitio/llenar.ts'
import type { Anuncios, Cancelacion, ContenidoDe, DocumentoPedido, Feriados, Portada, Texto } from './clases.ts'
import type { Zonas } from './zonas.ts'

/** What no single field can tell. `contenido` has the form of its kind already. */
export function errorPropio(clase: ClaseDeRegla, contenido: unknown): CampoInvalido[] {
  const revisar = PROPIAS[clase] as ((contenido: unknown) => CampoInvalido[]) | undefined
  return revisar ? revisar(contenido) : []
}

const PROPIAS: { [C in ClaseDeRegla]?: (contenido: ContenidoDe[C]) => CampoInvalido[] } = {
  cancelacion: deCancelacion,
  terminos: deTexto,
  privacidad: deTexto,
  documentos: ({ documentos }) => deDocumentos(documentos),
  feriados: deFeriados,
  zonas: deZonas,
  portada: dePortada,
  anuncios: ({ anuncios }) => deAnuncios(anuncios),
}

/** The longest first, and what comes back never grows with waiting. */
function deCancelacion(politicas: Cancelacion): CampoInvalido[] {
  const errores = Object.entries(politicas).flatMap(([politica, tramos]) =>
    tramos.flatMap((tramo, i) => {
      const antes = tramos[i - 1]
      return antes ? deTramo(`${politica}.${i}`, antes, tramo) : []
    }),
  )
  const sinTramos = POLITICAS_QUE_DEVUELVEN.filter((politica) => politicas[politica][0]?.porcentaje !== 100)
  const conTramos =
    politicas.no_reembolsable.length > 0
      ? [{ campo: 'no_reembolsable', mensaje: 'Esta política no devuelve nada' }]
      : []
  return [
    ...errores,
    ...sinTramos.map((politica) => ({ campo: politica, mensaje: 'El primer tramo devuelve el 100 %' })),
    ...conTramos,
  ]
}

function deTramo(donde: string, antes: Tramo, tramo: Tramo): CampoInvalido[] {
  return [
    ...(tramo.hasta < antes.hasta
      ? []
      : [{ campo: `${donde}.hasta`, mensaje: 'Escribe menos horas que en el tramo anterior' }]),
    ...(tramo.porcentaje < antes.porcentaje
      ? []
      : [{ campo: `${donde}.porcentaje`, mensaje: 'Escribe un porcentaje menor que el del tramo anterior' }]),
  ]
}

function deTexto({ resumen, secciones }: Texto): CampoInvalido[] {
  return [
    ...repetidos(secciones.map(({ id }) => id)).map((i) => ({
      campo: `secciones.${i}.id`,
      mensaje: 'Esa ancla ya está en otra sección',
    })),
    ...deMarcadores({ resumen, secciones }),
    ...secciones.flatMap(({ id }, i) =>
      /^[a-z0-9-]+$/.test(id) ? [] : [{ campo: `secciones.${i}.id`, mensaje: 'Usa minúsculas, números y guiones' }],
    ),
  ]
}

/** What nobody fills would be read with its braces. */
function deMarcadores({ resumen, secciones }: Texto): CampoInvalido[] {
  const textos = [
    ['resumen', resumen],
    ...secciones.flatMap(({ titulo, texto }, i) => [
      [`secciones.${i}.titulo`, titulo],
      [`secciones.${i}.texto`, texto],
    ]),
  ] as [string, string][]
  return textos.flatMap(([campo, texto]) =>
    marcadoresAjenos(texto)
      .slice(0, 1)
      .map((ajeno) => ({
        campo,
        mensaje: `{{${ajeno}}} no se reemplaza por nada. Usa ${MARCADORES.map((uno) => `{{${uno}}}`).join(', ')}`,
      })),
  )
}

function deDocumentos(documentos: DocumentoPedido[]): CampoInvalido[] {
  return repetidos(documentos.map(({ tipo, categoria, operador }) => [tipo, categoria, operador].join())).map((i) => ({
    campo: `documentos.${i}.tipo`,
    mensaje: 'Ese documento ya está pedido para esa categoría',
  }))
}

function deFeriados({ feriados, vacaciones }: Feriados): CampoInvalido[] {
  return [
    ...repetidos(feriados.map(({ fecha }) => fecha)).map((i) => ({
      campo: `feriados.${i}.fecha`,
      mensaje: 'Ese día ya está en la lista',
    })),
    ...vacaciones.flatMap(({ desde, hasta }, i) =>
      desde <= hasta ? [] : [{ campo: `vacaciones.${i}.hasta`, mensaje: 'Elige un día desde el primero' }],
    ),
  ]
}

function deZonas({ comunas }: Zonas): CampoInvalido[] {
  return [
    ...repetidos(comunas.map(({ comuna }) => comuna)).map((i) => ({
      campo: `comunas.${i}.comuna`,
      mensaje: 'Esa comuna ya está en la lista',
    })),
    ...comunas.flatMap(({ comuna }, i) =>
      nombreDeComuna(comuna)
        ? []
        : [{ campo: `comunas.${i}.comuna`, mensaje: 'Escribe el código de una comuna, como 05201' }],
    ),
  ]
}

function dePortada({ destinos }: Portada): CampoInvalido[] {
  return [
    ...repetidos(destinos.map(({ ciudad }) => ciudad)).map((i) => ({
      campo: `destinos.${i}.ciudad`,
      mensaje: 'Esa ciudad ya está en la lista',
    })),
    ...destinos.flatMap(({ imagen }, i) =>
      /^\/(?:escenas|fotos)\/[\w.-]+$/.test(imagen)
        ? []
        : [{ campo: `destinos.${i}.imagen`, mensaje: 'Usa una imagen nuestra, como /escenas/N1-trekking-1.svg' }],
    ),
  ]
}

function deAnuncios(anuncios: Anuncios['anuncios']): CampoInvalido[] {
  return [
    ...repetidos(anuncios.map(({ id }) => id)).map((i) => ({
      campo: `anuncios.${i}.id`,
      mensaje: 'Esa clave ya está en otro anuncio',
    })),
    ...anuncios.flatMap(({ id, desde, hasta, enlace, enlaceTexto, areas }, i) => [
      ...(/^[a-z0-9-]+$/.test(id) ? [] : [{ campo: `anuncios.${i}.id`, mensaje: 'Usa minúsculas, números y guiones' }]),
      ...(desde <= hasta ? [] : [{ campo: `anuncios.${i}.hasta`, mensaje: 'Elige un día desde el primero' }]),
      ...(enlace === '' || /^\/(?!\/)[\w/?=&#.-]*$/.test(enlace)
        ? []
        : [{ campo: `anuncios.${i}.enlace`, mensaje: 'Escribe una página nuestra, como /ayuda' }]),
      ...((enlace === '') === (enlaceTexto === '')
        ? []
        : [{ campo: `anuncios.${i}.enlaceTexto`, mensaje: 'El enlace y su texto van juntos' }]),
      ...(Object.values(areas).some(Boolean)
        ? []
        : [{ campo: `anuncios.${i}.areas.publico`, mensaje: 'Elige al menos un área' }]),
    ]),
  ]
}

/** The places of what stands in the list before. */
const repetidos = (claves: string[]): number[] => claves.flatMap((clave, i) => (claves.indexOf(clave) < i ? [i] : []))
