import { createHash } from 'node:crypto'
import { calcularVenceAlerta } from '#domain/alertas/alertas.ts'
import { asientoRegaloVendido } from '#domain/pagos/asientos.ts'
import { calcularVencimiento } from '#domain/regalos/regalos.ts'
import type { Row } from './insert-rows.ts'
import { viajera } from './personas.ts'
import { idDe } from './seeded.ts'
import type { Venta } from './ventas.ts'

const DIA_MS = 86_400_000
const HORA_MS = 3_600_000
/** Known to all, as the demo accounts are: for trying the checkout. */
const CODIGO_DE_REGALO_DEMO = 'DEMA2222DEMA2222'

/** viajera@demo.cl waits for the first full departure that is at least five days away. */
export function esperaRows(ventas: readonly Venta[], hoy: Date): Row<'esperas'>[] {
  const desde = hoy.getTime() + 5 * DIA_MS
  const llenas = ventas
    .map(({ salida }) => salida)
    .filter(({ ocupadas, cupos, inicioUtc }) => ocupadas >= cupos && inicioUtc.getTime() > desde)
  const salida = llenas.toSorted((a, b) => a.inicioUtc.getTime() - b.inicioUtc.getTime() || (a.id < b.id ? -1 : 1))[0]
  if (!salida) return []
  const cuando = new Date(hoy.getTime() - 9 * HORA_MS)
  const contacto = {
    contactoNombre: `${viajera.nombre} ${viajera.apellido}`,
    contactoEmail: viajera.email,
    contactoTelefono: viajera.telefono,
  }
  return [
    {
      id: idDe('espera de la viajera'),
      salidaId: salida.id,
      experienciaId: salida.oferta.id,
      usuarioId: viajera.id,
      ...contacto,
      participantes: { adulto: 1 },
      plazas: 1,
      estado: 'en_espera',
      enFilaDesde: cuando,
      reservaId: null,
      createdAt: cuando,
      updatedAt: cuando,
    },
  ]
}

/** A search that viajera@demo.cl left, for which there is nothing yet. */
export function alertaRows(hoy: Date): Row<'alertas'>[] {
  const filtros = { destino: 'Robinson Crusoe', participantes: 2 }
  const cuando = new Date(hoy.getTime() - 2 * DIA_MS)
  const huella = `\\x${createHash('sha256').update(JSON.stringify(filtros)).digest('hex')}` as never
  return [
    {
      id: idDe('alerta de la viajera'),
      usuarioId: viajera.id,
      email: null,
      filtros: filtros as never,
      huella,
      estado: 'activa',
      venceEn: calcularVenceAlerta(filtros, cuando),
      revisadaEn: cuando,
      avisadaEn: null,
      createdAt: cuando,
    },
  ]
}

/** A gift card that viajera@demo.cl gave, with a part of it left; its code is in no mail. */
export function regaloRows(hoy: Date): {
  regalos: Row<'regalos'>[]
  movimientos: Row<'movimientos'>[]
  apuntes: Row<'apuntes'>[]
} {
  const pagadoEn = new Date(hoy.getTime() - 6 * DIA_MS)
  const id = idDe('regalo de la viajera')
  const monto = 60_000
  const codigo = CODIGO_DE_REGALO_DEMO
  const regalo: Row<'regalos'> = {
    id,
    codigoHash: `\\x${createHash('sha256').update(codigo).digest('hex')}` as never,
    muestra: codigo.slice(-4),
    monto,
    gastado: 0,
    usuarioId: viajera.id,
    deNombre: viajera.nombre,
    deEmail: viajera.email,
    paraNombre: 'Camila',
    paraEmail: 'camila@demo.example',
    mensaje: 'Para que elijas tu próxima salida.',
    enviarEl: pagadoEn.toISOString().slice(0, 10),
    estado: 'activo',
    terminosVersion: '2026-11-01',
    pagadoEn,
    venceEn: calcularVencimiento(pagadoEn),
    enviadoEn: pagadoEn,
    tocadoEn: pagadoEn,
    createdAt: pagadoEn,
  }
  const movimientoId = idDe('movimiento del regalo de la viajera')
  const apuntes = asientoRegaloVendido(monto).map((apunte) => ({ movimientoId, ...apunte }))
  return {
    regalos: [regalo],
    movimientos: [{ id: movimientoId, clave: `regalo:${id}`, tipo: 'regalo', reservaId: null, createdAt: pagadoEn }],
    apuntes,
  }
}

const AMISTADES = ['Camila', 'Diego', 'Antonia']

/** A shortlist of viajera@demo.cl on which friends have voted. */
export function listaRows(
  ventas: readonly Venta[],
  hoy: Date,
): {
  favoritos: Row<'favoritos'>[]
  listas: Row<'listas'>[]
  experiencias: Row<'listaExperiencias'>[]
  votos: Row<'listaVotos'>[]
} {
  const ids = [
    ...new Set(ventas.filter(({ comprador }) => comprador !== viajera).map(({ salida }) => salida.oferta.id)),
  ]
    .toSorted()
    .slice(0, 3)
  const listaId = idDe('lista de la viajera')
  const creada = new Date(hoy.getTime() - 3 * DIA_MS)
  const dia = (enDias: number): string => new Date(hoy.getTime() + enDias * DIA_MS).toISOString().slice(0, 10)
  const fechas = [dia(14), dia(21)]
  return {
    favoritos: ids.map((experienciaId) => ({ usuarioId: viajera.id, experienciaId, createdAt: creada })),
    listas: [
      {
        id: listaId,
        usuarioId: viajera.id,
        nombre: 'Escapada con amigas',
        fechas: fechas as never,
        cerradaEn: null,
        createdAt: creada,
      },
    ],
    experiencias: ids.map((experienciaId, puesto) => ({ listaId, experienciaId, puesto })),
    votos: AMISTADES.map((nombre, i) => {
      const cuando = new Date(creada.getTime() + (i + 1) * HORA_MS)
      return {
        id: idDe(`voto de ${nombre}`),
        listaId,
        nombre,
        experiencias: ids.slice(i % 2, 2),
        fechas: [fechas[i % 2]!] as never,
        createdAt: cuando,
        updatedAt: cuando,
      }
    }),
  }
}
