import { createHash } from 'node:crypto'
import type { Tx } from '#server/ctx.ts'
import { venceCaso } from '#domain/casos/plazos.ts'
import { muestraDe } from '#domain/empresas/claves.ts'
import { fechaLocal, sumarDias } from '#domain/fechas.ts'
import { CLAVE_DE_PRUEBA } from '#server/modules/empresas/index.ts'
import { insertDeSistema, type ComprasPorSistema } from './a-cuenta-rows.ts'
import { EMPRESA_DEMO } from './empresas.ts'
import { insertRows, type Row } from './insert-rows.ts'
import { bytesDe, idDe, numberOf } from './seeded.ts'

const DIA_MS = 86_400_000
const DIAS_DE_USO = 30
const CON_SU_COMISION = 'mira-aves-oceanicas-desde-rapa-nui'
const DUENO = idDe('usuario:empresa')

/** What the agency's system does: its credit, the commission agreed for one experience, keys with their use, one of them being rotated, and an address for news that stopped answering. */
export async function insertIntegracion(
  tx: Tx,
  { deSistema, hoy }: { deSistema: ComprasPorSistema; hoy: Date },
): Promise<void> {
  const dia = fechaLocal(hoy, 'America/Santiago')
  const { nombre: nombreDeEmpresa } = await tx
    .selectFrom('empresas')
    .select('nombre')
    .where('id', '=', EMPRESA_DEMO)
    .executeTakeFirstOrThrow()
  await insertRows(tx, 'clavesApi', claveRows(hoy))
  await insertDeSistema(tx, deSistema, { claveId: idDeClave('sitio') })
  await insertRows(tx, 'clavesUso', usoRows(hoy))
  await insertRows(tx, 'contratosDeCredito', [
    { empresaId: EMPRESA_DEMO, limite: 3_000_000, plazoDias: 30, fijadoPor: idDe('usuario:admin'), updatedAt: hoy },
  ])
  await insertRows(tx, 'lineasDeContrato', [
    {
      id: idDe('linea:costanera'),
      empresaId: EMPRESA_DEMO,
      experienciaId: idDe(`experiencia:${CON_SU_COMISION}`),
      margen: 1500,
      desde: dia,
      hasta: sumarDias(dia, 180),
      creadaPor: idDe('usuario:admin'),
      createdAt: hoy,
    },
  ])
  const hace = (dias: number): Date => new Date(hoy.getTime() - dias * DIA_MS)
  await insertRows(tx, 'webhooks', [
    {
      id: WEBHOOK,
      empresaId: EMPRESA_DEMO,
      url: 'https://sistema.costanera.ejemplo.cl/avisos',
      eventos: ['reserva', 'disponibilidad'],
      fallaDesde: hace(5),
      apagadoEn: hace(2),
      createdAt: hace(40),
    },
  ])
  const apagado = {
    id: idDe('caso:webhook'),
    tipo: 'entrega',
    objeto: 'webhook',
    objetoId: WEBHOOK,
    titulo: `Avisos a ${nombreDeEmpresa}`,
    detalle: { empresa: EMPRESA_DEMO },
    estado: 'abierto',
    abiertoEn: hace(2),
    venceEn: venceCaso('entrega', hace(2)),
  }
  await insertRows(tx, 'casos', [apagado])
  await insertRows(tx, 'casoHechos', [
    { casoId: apagado.id, hecho: 'abierto', detalle: apagado.detalle, createdAt: apagado.abiertoEn },
  ])
  await insertRows(
    tx,
    'entregas',
    ENTREGAS.map(([horas, tipo, estado, intentos, codigo, motivo, ms], i) => {
      const createdAt = new Date(hoy.getTime() - horas * 3_600_000)
      return {
        id: idDe(`entrega:${i}`),
        webhookId: WEBHOOK,
        orden: -1 - i,
        tipo,
        datos: {},
        estado,
        intentos,
        codigo,
        motivo,
        ms,
        createdAt,
        updatedAt: createdAt,
      }
    }),
  )
}

interface ClaveDemo {
  clave: string
  nombre: string
  hash: Uint8Array
  muestra: string
  permisos: string[]
  /** Days ago it was made, and days from now it ends. */
  hace: number
  en: number
  porDia: [menos: number, mas: number]
  revocadaHace?: number
  reemplazadaPor?: string
}

// Of all but the one to try with nobody knows the key: the hash is of nothing.
const CLAVES: ClaveDemo[] = [
  {
    clave: 'prueba',
    nombre: 'Clave de prueba',
    hash: createHash('sha256').update(CLAVE_DE_PRUEBA).digest(),
    muestra: muestraDe(CLAVE_DE_PRUEBA),
    permisos: ['catalogo:leer', 'reservas:escribir'],
    hace: 60,
    en: 300,
    porDia: [0, 14],
  },
  {
    clave: 'sitio-nueva',
    nombre: 'Sitio web',
    hash: bytesDe('clave:sitio-nueva'),
    muestra: 'thub_live_…4F9A',
    permisos: ['catalogo:leer', 'reservas:escribir'],
    hace: 3,
    en: 362,
    porDia: [120, 260],
  },
  {
    clave: 'sitio',
    nombre: 'Sitio web',
    hash: bytesDe('clave:sitio'),
    muestra: 'thub_live_…8KQ2',
    permisos: ['catalogo:leer', 'reservas:escribir'],
    hace: 200,
    en: 4,
    porDia: [340, 620],
    reemplazadaPor: 'sitio-nueva',
  },
  {
    clave: 'planilla',
    nombre: 'Planilla de precios',
    hash: bytesDe('clave:planilla'),
    muestra: 'thub_live_…H31C',
    permisos: ['catalogo:leer'],
    hace: 90,
    en: 20,
    porDia: [1, 9],
  },
  {
    clave: 'antigua',
    nombre: 'Sistema antiguo',
    hash: bytesDe('clave:antigua'),
    muestra: 'thub_live_…ZT07',
    permisos: ['catalogo:leer'],
    hace: 300,
    en: 60,
    porDia: [0, 0],
    revocadaHace: 45,
  },
]

const idDeClave = (clave: string): string => idDe(`clave-api:${clave}`)

const claveRows = (hoy: Date): Row<'clavesApi'>[] =>
  CLAVES.map(({ clave, nombre, hash, muestra, permisos, hace, en, revocadaHace, reemplazadaPor }) => ({
    id: idDeClave(clave),
    empresaId: EMPRESA_DEMO,
    nombre,
    hash: `\\x${Buffer.from(hash).toString('hex')}` as unknown as Uint8Array,
    muestra,
    permisos,
    creadaPor: DUENO,
    venceEn: new Date(hoy.getTime() + en * DIA_MS),
    ultimoUsoEn: new Date(hoy.getTime() - (revocadaHace ?? 0) * DIA_MS - 3_600_000),
    revocadaEn: revocadaHace === undefined ? null : new Date(hoy.getTime() - revocadaHace * DIA_MS),
    reemplazadaPor: reemplazadaPor === undefined ? null : idDeClave(reemplazadaPor),
    createdAt: new Date(hoy.getTime() - hace * DIA_MS),
  }))

/** Less on Sundays; of the rotated key less each day since there is another. */
function usoRows(hoy: Date): Row<'clavesUso'>[] {
  const dia = hoy.toISOString().slice(0, 10)
  return CLAVES.flatMap(({ clave, hace, porDia: [menos, mas], reemplazadaPor }) =>
    Array.from({ length: Math.min(hace, DIAS_DE_USO) }, (_, atras) => {
      const fecha = sumarDias(dia, -1 - atras)
      const esDomingo = new Date(`${fecha}T12:00:00Z`).getUTCDay() === 0
      const llamadas = numberOf(`uso:${clave}:${atras}`, menos, mas)
      return {
        claveId: idDeClave(clave),
        dia: fecha,
        llamadas: Math.floor(llamadas / (esDomingo ? 3 : 1) / (reemplazadaPor && atras < 3 ? 4 - atras : 1)),
      }
    }).filter(({ llamadas }) => llamadas > 0),
  )
}

const WEBHOOK = idDe('webhook:costanera')

type EntregaDemo = [
  horas: number,
  tipo: 'reserva' | 'disponibilidad',
  estado: string,
  intentos: number,
  codigo: number | null,
  motivo: string | null,
  ms: number | null,
]

const ENTREGAS: EntregaDemo[] = [
  [50, 'reserva', 'fallida', 12, 503, 'respuesta', 312],
  [74, 'disponibilidad', 'fallida', 12, null, 'timeout', 5000],
  [118, 'disponibilidad', 'fallida', 12, 503, 'respuesta', 290],
  [124, 'reserva', 'entregada', 1, 200, null, 143],
  [130, 'disponibilidad', 'entregada', 2, 200, null, 188],
  [151, 'disponibilidad', 'entregada', 1, 204, null, 96],
  [176, 'reserva', 'entregada', 1, 200, null, 121],
]
