import { venceCaso } from '#domain/casos/plazos.ts'
import type { TipoCaso } from '#contract/casos.ts'
import type { Row } from './insert-rows.ts'
import { idDe } from './seeded.ts'
import type { Venta } from './ventas.ts'
import { codigoDe, decididaDe, reservaId } from './ventas-rows.ts'

interface Filas {
  proveedores: readonly Row<'proveedores'>[]
  experiencias: readonly Row<'experiencias'>[]
  /** Changes of what is published. */
  propuestas: readonly Row<'ediciones'>[]
  ventas: readonly Venta[]
}

/** What waits for our staff in the demo: whoever and whatever is under review. */
export function casoRows({ proveedores, experiencias, propuestas, ventas }: Filas): {
  casos: Row<'casos'>[]
  hechos: Row<'casoHechos'>[]
} {
  const casos = [
    ...proveedores
      .filter(({ estado }) => estado === 'Enviado' || estado === 'En revisión')
      .map(({ id, nombreComercial, updatedAt }) => casoDe('operador', 'proveedor', id!, nombreComercial!, updatedAt!)),
    ...experiencias
      .filter(({ estado }) => estado === 'en_revision')
      .map(({ id, nombreExperiencia, updatedAt }) =>
        casoDe('experiencia', 'experiencia', id!, nombreExperiencia!, updatedAt!),
      ),
    ...propuestas.map(({ experienciaId, contenido, enviadaEn }) =>
      casoDe(
        'experiencia',
        'experiencia',
        experienciaId!,
        (contenido as { nombreExperiencia: string }).nombreExperiencia,
        enviadaEn!,
      ),
    ),
    ...ventas.flatMap((venta) =>
      venta.sinOperadorEn
        ? ausencia(venta, venta.sinOperadorEn)
        : venta.estado === 'no_prestada'
          ? {
              ...ausencia(venta, avisadaDe(venta)),
              estado: 'resuelto',
              decision: 'no_prestada',
              resueltoPor: QUIEN_DECIDE,
              resueltoEn: decididaDe(venta),
            }
          : [],
    ),
  ]
  return { casos, hechos: casos.flatMap(hechosDe) }
}

function hechosDe({ id, abiertoEn, decision, resueltoPor, resueltoEn }: Row<'casos'>): Row<'casoHechos'>[] {
  const abierto = { casoId: id!, actor: null, hecho: 'abierto', texto: null, detalle: {}, createdAt: abiertoEn! }
  return decision
    ? [
        abierto,
        { casoId: id!, actor: resueltoPor!, hecho: decision, texto: RAZON, detalle: {}, createdAt: resueltoEn! },
      ]
    : [abierto]
}

const QUIEN_DECIDE = idDe('usuario:admin')
const RAZON = 'Quien opera reconoció por teléfono que no llegó al punto de encuentro.'

const ausencia = (venta: Venta, cuando: Date): Row<'casos'> => ({
  ...casoDe('ausencia', 'reserva', reservaId(venta), venta.salida.oferta.nombre, cuando),
  detalle: { codigo: codigoDe(venta.name) },
})

const avisadaDe = ({ salida }: Venta): Date => new Date(salida.inicioUtc.getTime() + 30 * 60_000)

function casoDe(tipo: TipoCaso, objeto: string, objetoId: string, titulo: string, abiertoEn: Date): Row<'casos'> {
  return {
    id: idDe(`caso:${objetoId}`),
    tipo,
    objeto,
    objetoId,
    titulo,
    detalle: {},
    estado: 'abierto',
    abiertoEn,
    venceEn: venceCaso(tipo, abiertoEn),
    resueltoPor: null,
    resueltoEn: null,
    decision: null,
  }
}
