import { diaLocal, fechaLocal, sumarDias } from '#domain/fechas.ts'
import type { Tx } from '#server/ctx.ts'
import { aplicarBloqueos } from '#server/modules/disponibilidad/index.ts'
import { ofertas } from './catalogo.ts'
import { insertRows } from './insert-rows.ts'
import { operadorId } from './operadores.ts'
import { ANFITRION_DEMO, PROVEEDOR_DEMO, usuarioDeAnfitrion, viajera } from './personas.ts'
import { idDe, itemAt } from './seeded.ts'
import type { Venta } from './ventas.ts'
import { codigoDe, reservaId } from './ventas-rows.ts'
import { SUSPENDIDA } from './viajera.ts'

const HORA_MS = 3_600_000
const CON_KAYAKS = ['rio-maipo-rafting-san-alfonso', 'pirque-parque-rio-clarillo']

/** What the demo operators have around their departures: kayaks they share, a summer, and one departure called off. */
export async function insertOperacion(tx: Tx, ventas: readonly Venta[], hoy: Date): Promise<void> {
  await insertKayaks(tx, hoy)
  await insertVeranos(tx, hoy)
  await insertCalendarios(tx, hoy)
  await suspender(
    tx,
    itemAt(
      ventas.filter(
        ({ comprador, salida, estado }) =>
          comprador === viajera &&
          estado === 'confirmada' &&
          salida.oferta.slug === SUSPENDIDA &&
          salida.inicioUtc > hoy,
      ),
      0,
    ),
    hoy,
  )
}

/** The guide of the provider leads the next departure that somebody booked; the host's, that of hers and the one that viajera@demo.cl goes on. */
export async function insertGuia(tx: Tx, ventas: readonly Venta[], hoy: Date): Promise<void> {
  const proxima = (operador: string, comprador?: Venta['comprador']): string => {
    const suyas = ventas.filter(
      (venta) =>
        venta.estado === 'confirmada' &&
        venta.salida.oferta.operador === operador &&
        venta.salida.inicioUtc > hoy &&
        (!comprador || venta.comprador === comprador),
    )
    return itemAt(
      suyas.toSorted((a, b) => a.salida.inicioUtc.getTime() - b.salida.inicioUtc.getTime()),
      0,
    ).salida.id
  }
  await insertRows(tx, 'guiasDeSalidas', [
    {
      salidaId: proxima(PROVEEDOR_DEMO),
      guiaId: idDe('usuario:guia'),
      asignadoPor: idDe('usuario:proveedor'),
      createdAt: hoy,
    },
    ...[...new Set([proxima(ANFITRION_DEMO), proxima(ANFITRION_DEMO, viajera)])].map((salidaId) => ({
      salidaId,
      guiaId: idDe('usuario:ayudante'),
      asignadoPor: usuarioDeAnfitrion(ANFITRION_DEMO),
      createdAt: hoy,
    })),
  ])
}

async function insertKayaks(tx: Tx, hoy: Date): Promise<void> {
  const id = idDe('recurso:kayaks')
  await insertRows(tx, 'recursos', [
    { id, anfitrionId: null, proveedorId: operadorId(PROVEEDOR_DEMO), nombre: 'Kayaks', cantidad: 6, createdAt: hoy },
  ])
  await insertRows(
    tx,
    'recursoUsos',
    ofertas
      .filter(({ slug }) => CON_KAYAKS.includes(slug))
      .map((oferta) => ({ recursoId: id, experienciaId: oferta.id, por: 'salida', unidades: 3 })),
  )
}

/** Two calendars that came as files, far enough from today: the host's week off, and the kayaks' maintenance. */
async function insertCalendarios(tx: Tx, hoy: Date): Promise<void> {
  const deAnfitrion = itemAt(
    ofertas.filter(({ operador }) => operador === ANFITRION_DEMO),
    0,
  )
  const dia = (cuantos: number) =>
    diaLocal(sumarDias(fechaLocal(hoy, deAnfitrion.zonaHoraria), cuantos), deAnfitrion.zonaHoraria).desde
  const calendario = (name: string, nombre: string) => ({
    id: idDe(`calendario:${name}`),
    experienciaId: null,
    recursoId: null,
    nombre,
    urlSellada: null,
    servidor: null,
    leidoEn: hoy,
    intentadoEn: hoy,
    proximaLecturaEn: null,
    createdAt: hoy,
  })
  const bloqueo = (name: string, resumen: string, dias: [desde: number, hasta: number]) => ({
    id: idDe(`bloqueo:${name}`),
    calendarioId: idDe(`calendario:${name}`),
    experienciaId: null,
    recursoId: null,
    desde: dia(dias[0]),
    hasta: dia(dias[1]),
    resumen,
  })
  const deKayaks = { recursoId: idDe('recurso:kayaks') }
  const suya = { experienciaId: deAnfitrion.id }
  await insertRows(tx, 'calendariosExternos', [
    { ...calendario('vacaciones', 'Mis vacaciones'), ...suya },
    { ...calendario('mantencion', 'Taller de kayaks'), ...deKayaks },
  ])
  await insertRows(tx, 'bloqueos', [
    { ...bloqueo('vacaciones', 'Vacaciones', [90, 97]), ...suya },
    { ...bloqueo('mantencion', 'Mantención anual', [96, 99]), ...deKayaks },
  ])
  await aplicarBloqueos(
    tx,
    [deAnfitrion.id, ...ofertas.filter(({ slug }) => CON_KAYAKS.includes(slug)).map(({ id }) => id)],
    hoy,
  )
}

/** The usual hours, under the name of the season. */
async function insertVeranos(tx: Tx, hoy: Date): Promise<void> {
  const anio = hoy.getUTCFullYear() - 1
  const deEllos = ofertas.filter(({ operador }) => operador === ANFITRION_DEMO || operador === PROVEEDOR_DEMO)
  await insertRows(
    tx,
    'temporadas',
    deEllos.map(({ id, slug }) => ({
      id: idDe(`temporada:${slug}`),
      experienciaId: id,
      nombre: 'Verano',
      desde: `${anio}-12-15`,
      hasta: `${anio + 1}-03-15`,
      cadaAnio: true,
      createdAt: hoy,
    })),
  )
  await insertRows(
    tx,
    'horarios',
    deEllos.flatMap((oferta) =>
      oferta.horarios.map((horario, i) => ({
        id: idDe(`horario-de-verano:${oferta.slug}:${i}`),
        opcionId: oferta.opcionId,
        experienciaId: oferta.id,
        temporadaId: idDe(`temporada:${oferta.slug}`),
        ...horario,
        desde: '2000-01-01',
        hasta: null,
        createdAt: hoy,
      })),
    ),
  )
}

async function suspender(tx: Tx, venta: Venta, hoy: Date): Promise<void> {
  const haceRato = new Date(hoy.getTime() - 4 * HORA_MS)
  const nota = 'Anuncian lluvia y viento fuerte en la quebrada. Prefiero que la caminen con el sendero seco.'
  const id = reservaId(venta)
  await tx
    .updateTable('salidas')
    .set({ estado: 'cancelada', canceladaEn: haceRato, canceladaMotivo: 'clima', canceladaNota: nota })
    .where('id', '=', venta.salida.id)
    .execute()
  await insertRows(tx, 'ofertasDeFecha', [
    {
      reservaId: id,
      salidaId: venta.salida.id,
      motivo: 'clima',
      nota,
      venceEn: new Date(hoy.getTime() + 44 * HORA_MS),
      createdAt: haceRato,
    },
  ])
  await insertRows(tx, 'notificaciones', [
    {
      id: idDe(`aviso:otra-fecha:${venta.name}`),
      usuarioId: viajera.id,
      tipo: 'cambio',
      clave: `otra-fecha:${id}:${venta.salida.id}`,
      titulo: 'Elige otra fecha o tu devolución',
      texto: `${venta.salida.oferta.nombre}: la salida se canceló por el clima.`,
      enlace: `/mis-entradas/${codigoDe(venta.name)}`,
      leidaEn: null,
      createdAt: haceRato,
    },
  ])
}
