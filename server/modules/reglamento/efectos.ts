import type { ClaseDeRegla } from '#contract/reglas.ts'
import type {
  Anuncios,
  Cancelacion,
  ContenidoDe,
  DocumentoPedido,
  Feriados,
  Interruptores,
  Limites,
  Retencion,
} from '#domain/reglas/clases.ts'
import { enPesos } from '#domain/pesos.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { tasaDe } from '#domain/pesos.ts'
import { FORMAS } from '#domain/reglas/formas.ts'
import { zonaSegun } from '#domain/reglas/zonas.ts'
import { porcentajePorTramos } from '#domain/reservas/cancelacion.ts'
import type { Ctx } from '#server/ctx.ts'
import {
  countConsentimientos,
  countMasViejas,
  countPorPlan,
  countPorPolitica,
  countSinDocumento,
  countSobreElLimite,
  CON_LIMITE,
  listLugaresEnVenta,
} from './reglamento.db.ts'

type Efecto = (ctx: Pick<Ctx, 'db' | 'now'>, antes: never, ahora: never) => Promise<string[]>

/** What a content would do to what there is today, in sentences for whoever publishes it. */
export const efectosDe = (
  ctx: Pick<Ctx, 'db' | 'now'>,
  clase: ClaseDeRegla,
  antes: object,
  ahora: object,
): Promise<string[]> => EFECTOS[clase](ctx, antes as never, ahora as never)

const EFECTOS: Record<ClaseDeRegla, Efecto> = {
  cancelacion: deCancelacion,
  planes: dePlanes,
  documentos: deDocumentos,
  terminos: deTexto,
  privacidad: deTexto,
  feriados: deFeriados,
  zonas: deZonas,
  retencion: deRetencion,
  interruptores: deInterruptores,
  limites: deLimites,
  portada: dePaginas,
  anuncios: deAnuncios,
  sitio: delSitio,
}

const NOMBRES: Record<string, string> = Object.fromEntries(
  FORMAS.cancelacion.campos.map(({ campo, nombre }) => [campo, nombre]),
)
const HORAS = [200, 100, 48, 24, 12]
const MUESTRA = 100_000
const distinto = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)
const cuantas = (n: number, una: string, varias: string): string => `${n} ${n === 1 ? una : varias}`

async function deCancelacion(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  antes: Cancelacion,
  ahora: Cancelacion,
): Promise<string[]> {
  const cambiadas = (await countPorPolitica(db, now)).filter(({ politica }) =>
    distinto(antes[politica as keyof Cancelacion], ahora[politica as keyof Cancelacion]),
  )
  return cambiadas.flatMap(({ politica, reservas, experiencias }) => {
    const [tenia, tendra] = [antes[politica as keyof Cancelacion], ahora[politica as keyof Cancelacion]]
    const ejemplos = HORAS.map(
      (horas) => [horas, porcentajePorTramos(tenia, horas), porcentajePorTramos(tendra, horas)] as const,
    ).filter(([, a, b]) => a !== b)
    return [
      `${NOMBRES[politica]}: ${cuantas(experiencias, 'experiencia publicada la usa', 'experiencias publicadas la usan')}; ${cuantas(reservas, 'reserva vendida conserva', 'reservas vendidas conservan')} la versión anterior.`,
      ...ejemplos.map(([horas, a, b]) => `Quien cancele ${horas} horas antes recibe ${b} % en vez de ${a} %.`),
    ]
  })
}

async function dePlanes(
  { db }: Pick<Ctx, 'db'>,
  antes: ContenidoDe['planes'],
  ahora: ContenidoDe['planes'],
): Promise<string[]> {
  const cuenta = await countPorPlan(db)
  return FORMAS.planes.campos.flatMap(({ campo, nombre }) => {
    const [a, b] = [antes[campo as keyof typeof antes], ahora[campo as keyof typeof ahora]]
    if (!distinto(a, b)) return []
    const venta =
      a.comision === b.comision
        ? []
        : [
            `De una venta de ${enPesos(MUESTRA)} con el plan ${nombre}, la comisión pasa de ${enPesos(tasaDe(MUESTRA, a.comision))} a ${enPesos(tasaDe(MUESTRA, b.comision))} más IVA.`,
          ]
    const precio =
      a.precio === b.precio
        ? []
        : [`El próximo cobro del plan ${nombre} pasa de ${enPesos(a.precio)} a ${enPesos(b.precio)}.`]
    return [
      `Plan ${nombre}: ${cuantas(cuenta.get(campo) ?? 0, 'operador lo tiene', 'operadores lo tienen')}. Los pagos ya hechos conservan su comisión.`,
      ...venta,
      ...precio,
    ]
  })
}

async function deDocumentos(
  { db }: Pick<Ctx, 'db'>,
  antes: { documentos: DocumentoPedido[] },
  ahora: { documentos: DocumentoPedido[] },
): Promise<string[]> {
  const clave = ({ tipo, categoria, operador }: DocumentoPedido): string => [tipo, categoria, operador].join()
  const exigidos = new Set(antes.documentos.filter(({ obligatorio }) => obligatorio).map(clave))
  const nuevos = ahora.documentos.filter((documento) => documento.obligatorio && !exigidos.has(clave(documento)))
  return Promise.all(
    nuevos.map(async (documento) => {
      const faltan = await countSinDocumento(db, documento)
      const venta = documento.conVencimiento && faltan > 0 ? ' y dejarían de vender hasta presentarlo' : ''
      return `${documento.nombre} (${documento.categoria === '*' ? 'todas las categorías' : documento.categoria}): ${cuantas(faltan, 'operador no lo tiene', 'operadores no lo tienen')}${venta}.`
    }),
  )
}

async function deZonas(
  { db }: Pick<Ctx, 'db'>,
  antes: ContenidoDe['zonas'],
  ahora: ContenidoDe['zonas'],
): Promise<string[]> {
  const n = (await listLugaresEnVenta(db))
    .filter(
      ({ region, comunaCodigo }) => zonaSegun(antes, region, comunaCodigo) !== zonaSegun(ahora, region, comunaCodigo),
    )
    .reduce((suma, { experiencias }) => suma + experiencias, 0)
  return n === 0
    ? []
    : [
        `${cuantas(n, 'experiencia publicada conserva', 'experiencias publicadas conservan')} su hora de hoy. Ninguna salida se mueve.`,
      ]
}

async function deTexto({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  return [
    `${cuantas(await countConsentimientos(db), 'persona aceptó', 'personas aceptaron')} una versión anterior: la conservan. Las reservas y cuentas nuevas aceptan esta.`,
    'Se lee como borrador en revisión legal hasta que alguien la apruebe en Contenido.',
  ]
}

function deFeriados(_ctx: unknown, antes: Feriados, ahora: Feriados): Promise<string[]> {
  const dias = ({ feriados }: Feriados) => new Set(feriados.map(({ fecha }) => fecha))
  const [tenia, tendra] = [dias(antes), dias(ahora)]
  const entran = [...tendra].filter((dia) => !tenia.has(dia)).length
  const salen = [...tenia].filter((dia) => !tendra.has(dia)).length
  return Promise.resolve([
    `Entran ${entran} y salen ${salen} feriados. Los calendarios que cierran en feriado lo usan desde el próximo reparto de fechas; lo ya vendido sigue igual.`,
  ])
}

async function deRetencion(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  antes: Retencion,
  ahora: Retencion,
): Promise<string[]> {
  const cambiados = FORMAS.retencion.campos.filter(
    ({ campo }) => antes[campo as keyof Retencion] !== ahora[campo as keyof Retencion],
  )
  return Promise.all(
    cambiados.map(async ({ campo, nombre }) => {
      const dias = ahora[campo as keyof Retencion]
      const n = await countMasViejas(db, campo as keyof Retencion, new Date(now.getTime() - dias * 86_400_000))
      return `${nombre}: la próxima limpieza borra ${n} de más de ${dias} días. Borrar no se deshace.`
    }),
  )
}

function dePaginas(): Promise<string[]> {
  return Promise.resolve(['La portada cambia para todas las personas apenas rige.'])
}

function delSitio(): Promise<string[]> {
  return Promise.resolve([
    'Cambian el pie, los correos, las entradas, los textos legales y el asistente. Lo ya enviado y el identificador de proveedor siguen igual.',
  ])
}

function deAnuncios({ now }: Pick<Ctx, 'now'>, _antes: Anuncios, { anuncios }: Anuncios): Promise<string[]> {
  const hoy = fechaLocal(now, 'America/Santiago')
  const enDias = ({ desde, hasta }: Anuncios['anuncios'][number]): string =>
    hasta < hoy
      ? 'ya terminó y no se muestra'
      : desde > hoy
        ? `se muestra desde el ${desde}`
        : `se muestra desde hoy hasta el ${hasta}`
  return Promise.resolve(anuncios.map((anuncio) => `«${anuncio.texto}» ${enDias(anuncio)}.`))
}

function deInterruptores(_ctx: unknown, antes: Interruptores, ahora: Interruptores): Promise<string[]> {
  const cambiados = FORMAS.interruptores.campos.filter(
    ({ campo }) => antes[campo as keyof Interruptores] !== ahora[campo as keyof Interruptores],
  )
  return Promise.resolve(
    cambiados.map(
      ({ campo, nombre }) =>
        `${nombre}: ${ahora[campo as keyof Interruptores] ? 'vuelve a estar disponible' : 'quien la use lee que no está disponible por ahora; lo ya hecho sigue en pie'}.`,
    ),
  )
}

async function deLimites({ db, now }: Pick<Ctx, 'db' | 'now'>, antes: Limites, ahora: Limites): Promise<string[]> {
  const contados = CON_LIMITE.filter((cual) => ahora[cual] < antes[cual])
  const sobre = await Promise.all(contados.map((cual) => countSobreElLimite(db, cual, ahora[cual], now)))
  return contados.map(
    (cual, i) =>
      `${FORMAS.limites.campos.find(({ campo }) => campo === cual)!.nombre}: hoy ${cuantas(sobre[i]!, 'pasa', 'pasan')} del límite nuevo; conservan lo que tienen y no agregan más.`,
  )
}
