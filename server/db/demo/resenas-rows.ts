import type { Row } from './insert-rows.ts'
import { ANFITRION_DEMO, usuarioDeAnfitrion } from './personas.ts'
import { esDeCuentaDemo } from './catalogo.ts'
import { fractionOf, idDe, oneOf } from './seeded.ts'
import { type Pasadas, POR_OPINAR } from './ventas-pasadas.ts'
import { reservaId } from './ventas-rows.ts'

const DIA_MS = 86_400_000
const HORA_MS = 3_600_000

export function resenaRows(opinadas: Pasadas['opinadas'], hoy: Date): Row<'resenas'>[] {
  return opinadas.map(({ venta, opinion }) => {
    const { salida, comprador } = venta
    const escritaEn = escritaDe({ venta, opinion }, hoy)
    return {
      id: idDe(`resena:${opinion.name}`),
      reservaId: reservaId(venta),
      experienciaId: salida.oferta.id,
      usuarioId: comprador.id,
      autor: `${comprador.nombre} ${comprador.apellido.slice(0, 1)}.`,
      puntaje: opinion.puntaje,
      ...aspectosDe(opinion),
      comentario: opinion.comentario,
      mesViaje: salida.inicioLocal.slice(0, 7),
      respuesta: opinion.respuesta,
      publicadaEn: escritaEn,
      ocultaEn: null,
      fotos: [],
      createdAt: escritaEn,
    }
  })
}

const CON_ASPECTOS = 0.7

/** Most rate the aspects too, each about as well as the whole; where there is no guide to rate, they leave it out. */
function aspectosDe({
  name,
  puntaje,
}: Pasadas['opinadas'][number]['opinion']): Pick<
  Row<'resenas'>,
  'cumplimiento' | 'guia' | 'seguridad' | 'precioCalidad'
> {
  const nota = (aspecto: string): number | null => {
    const suerte = fractionOf(`aspecto:${aspecto}:${name}`)
    return suerte < 0.12 ? null : Math.min(5, Math.max(1, puntaje + (suerte < 0.3 ? -1 : suerte > 0.9 ? 1 : 0)))
  }
  if (fractionOf(`aspectos:${name}`) > CON_ASPECTOS)
    return { cumplimiento: null, guia: null, seguridad: null, precioCalidad: null }
  return {
    cumplimiento: nota('cumplimiento'),
    guia: nota('guia'),
    seguridad: nota('seguridad'),
    precioCalidad: nota('precioCalidad'),
  }
}

function escritaDe({ venta: { salida }, opinion }: Pasadas['opinadas'][number], hoy: Date): Date {
  const fin = salida.finUtc.getTime()
  const hasta = Math.min(fin + 12 * DIA_MS, hoy.getTime() - HORA_MS)
  return new Date(fin + 3 * HORA_MS + fractionOf(`escrita:${opinion.name}`) * (hasta - fin - 3 * HORA_MS))
}

const DE_VIAJEROS = [
  'Llegaron a la hora y preguntaron de todo.',
  'Muy amables, y cuidaron el lugar.',
  'Avisaron que venían atrasados: sin problema.',
  '',
]

/** What the operators whose areas are open said of their travellers: of all that is out, and of one who has not written. */
export function resenaDeViajeroRows({ opinadas, ventas }: Pasadas, hoy: Date): Row<'resenasDeViajeros'>[] {
  const publicadas = opinadas.map((opinada) => ({ venta: opinada.venta, createdAt: escritaDe(opinada, hoy) }))
  const enEspera = ventas
    .filter(({ name }) => name.startsWith(`${POR_OPINAR}en-espera`))
    .map((venta) => ({ venta, createdAt: new Date(venta.salida.finUtc.getTime() + 5 * HORA_MS) }))
  return [...publicadas, ...enEspera]
    .filter(({ venta }) => esDeCuentaDemo(venta.salida.oferta))
    .map(({ venta, createdAt }) => ({
      reservaId: reservaId(venta),
      usuarioId:
        venta.salida.oferta.operador === ANFITRION_DEMO
          ? usuarioDeAnfitrion(ANFITRION_DEMO)
          : idDe('usuario:proveedor'),
      puntaje: fractionOf(`nota:${venta.name}`) < 0.2 ? 4 : 5,
      comentario: oneOf(`dicho:${venta.name}`, DE_VIAJEROS),
      createdAt,
    }))
}
