import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asistente } from '#contract/asistente.ts'
import { AYUDA } from '#domain/asistente/dialogos/ayuda.ts'
import { CIEGOS } from '#domain/asistente/dialogos/ciegos.ts'
import { HOY, type Dialogo, type Turno } from '#domain/asistente/dialogos/dialogo.ts'
import { FECHAS } from '#domain/asistente/dialogos/fechas.ts'
import { HILOS_TELEFONO } from '#domain/asistente/dialogos/hilos-telefono.ts'
import { HILOS_TORCIDOS } from '#domain/asistente/dialogos/hilos-torcidos.ts'
import { HILOS } from '#domain/asistente/dialogos/hilos.ts'
import { INYECCIONES } from '#domain/asistente/dialogos/inyecciones.ts'
import { LENGUAS } from '#domain/asistente/dialogos/lenguas.ts'
import { LUGARES } from '#domain/asistente/dialogos/lugares.ts'
import { MAS_HILOS } from '#domain/asistente/dialogos/mas-hilos.ts'
import { MAS_TELEFONO } from '#domain/asistente/dialogos/mas-telefono.ts'
import { MAS_TORCIDOS } from '#domain/asistente/dialogos/mas-torcidos.ts'
import { PERSONAS } from '#domain/asistente/dialogos/personas.ts'
import { PRECIOS } from '#domain/asistente/dialogos/precios.ts'
import { RESERVAS_TORCIDAS, RESERVAS_Y_CIERRES } from '#domain/asistente/dialogos/reservas-y-cierres.ts'
import { TELEFONO } from '#domain/asistente/dialogos/telefono.ts'
import { TIPOS } from '#domain/asistente/dialogos/tipos.ts'
import { TORCIDOS } from '#domain/asistente/dialogos/torcidos.ts'
import { UNA_MAS } from '#domain/asistente/dialogos/una-mas.ts'
import { OTROS_DIAS, UNA_SOLA } from '#domain/asistente/dialogos/una-sola.ts'
import { VARIADOS } from '#domain/asistente/dialogos/variados.ts'
import { llenarConDemo } from '#server/testing/demo.ts'
import { setLog } from '#server/platform/log.ts'
import { abrirPglite } from '#server/testing/base.ts'
import { cifrasAjenas, cumple, RUTAS, type Respuesta } from '#server/testing/juez-asistente.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

const GRUPOS = {
  LUGARES,
  FECHAS,
  PERSONAS,
  PRECIOS,
  TIPOS,
  AYUDA,
  VARIADOS,
  CIEGOS,
  TORCIDOS,
  MAS_TORCIDOS,
  INYECCIONES,
  LENGUAS,
  TELEFONO,
  MAS_TELEFONO,
  RESERVAS_Y_CIERRES,
  RESERVAS_TORCIDAS,
  UNA_SOLA,
}
const AHORA = new Date(`${HOY}T15:20:00Z`)

let programa: Programa
/** What the catalogue itself says of each experience. */
let precios: Map<string, number>
let edades: Map<string, number>
let mostradas = 0

beforeAll(async () => {
  setLog({ level: 'error' })
  const base = await abrirPglite()
  await llenarConDemo(base, AHORA)
  programa = await unPrograma(base, AHORA)
  const rows = await base.db
    .selectFrom('experiencias')
    .select(['id', 'precioPorPersona', sql<number>`(detalle->'requisitos'->>'edadMin')::int`.as('edadMin')])
    .where('listada', '=', true)
    .execute()
  precios = new Map(rows.map(({ id, precioPorPersona }) => [id, precioPorPersona]))
  edades = new Map(rows.map(({ id, edadMin }) => [id, edadMin]))
})
afterAll(async () => {
  await programa.close()
  await programa.database.close()
})

async function preguntar(message: string, conversacionId?: string): Promise<Respuesta> {
  const response = await programa.request('POST', '/api/chat/ask', {
    body: { message, ...(conversacionId && { conversacionId }) },
  })
  const respuesta = asistente.preguntarAsistente.output.parse(await response.json())
  mostradas += respuesta.experiencias.length
  return respuesta
}

/** What is wrong with an answer: filters that were to be understood otherwise, what breaks them, figures or prices that are not in the data. */
async function quejasDe(turno: Turno, respuesta: Respuesta): Promise<string[]> {
  const { acto, filtros } = turno
  const { experiencias, alternativas, fuentes, response } = respuesta
  const vistas = [...experiencias, ...(alternativas?.experiencias ?? [])]
  // Of several kinds the filters say the one that there is.
  const { tipo: hallado, ...sinTipo } = respuesta.filtros
  const dichos = hallado && turno.tipos?.includes(hallado) ? sinTipo : respuesta.filtros
  const hechos = acto === 'detalle' ? await datosDe(fuentes) : {}
  const quejas: Record<string, unknown[]> = {
    filtros: (filtros || !acto) && !isDeepStrictEqual(dichos, filtros ?? {}) ? [respuesta.filtros] : [],
    incumplen: [
      ...experiencias.filter((una) => !cumple(una, respuesta.filtros)),
      ...(alternativas?.experiencias ?? []).filter((una) => !cumple(una, alternativas!.filtros)),
    ].map(({ id }) => id),
    cifras: cifrasAjenas({ ...respuesta, ...hechos, response: response.replaceAll(CUANTAS, '') }),
    cuentas: await cuentasFalsas(turno, respuesta),
    rutas: fuentes.map(({ url }) => url).filter((url) => !RUTAS.test(url)),
    precios: vistas.filter(({ id, precioPorPersona }) => precios.get(id) !== precioPorPersona).map(({ id }) => id),
    mayores: vistas.filter(({ id }) => turno.ninos && edades.get(id)! > (turno.edad ?? 12)).map(({ id }) => id),
    pasadas: vistas.filter(({ salida }) => salida && salida.inicio.slice(0, 10) < HOY).map(({ id }) => id),
    sobran: acto ? experiencias.map(({ id }) => id) : [],
  }
  return Object.entries(quejas).flatMap(([clase, cosas]) =>
    cosas.map((cosa) => `${turno.dice} → ${response} · ${clase}: ${JSON.stringify(cosa)}`),
  )
}

/** What the detail and its departures say by their own calls. */
async function datosDe(fuentes: Respuesta['fuentes']): Promise<object> {
  const slugs = fuentes.flatMap(({ url }) => /^\/experience\/(.+)$/.exec(url)?.[1] ?? [])
  const pedir = async (path: string): Promise<unknown> =>
    (await programa.request('GET', `/api/v1/experiencias/${path}`)).json()
  return { alternativas: await Promise.all(slugs.flatMap((slug) => [pedir(slug), pedir(`${slug}/disponibilidad`)])) }
}

const CUANTAS = /\b(\d+) experiencias?\b/g

/** How many it says there are: as many as the listing counts, where its filters say all that was wished; never more than there are. */
async function cuentasFalsas(
  { zona, tipos, cualquiera, nivel, guia, edad, ninos, sin, acto }: Turno,
  { response, filtros, experiencias }: Respuesta,
): Promise<number[]> {
  const dichas = [...response.matchAll(CUANTAS)].map(([, n]) => Number(n))
  const [primera] = dichas
  const diceTodo =
    !acto &&
    !zona &&
    !tipos &&
    !cualquiera &&
    !nivel &&
    !guia &&
    edad === undefined &&
    !ninos &&
    !sin &&
    experiencias.length > 0 &&
    primera !== undefined
  if (!diceTodo) return dichas.filter((n) => n > precios.size)
  const lista = await programa.request(
    'GET',
    `/api/v1/experiencias?${new URLSearchParams(Object.entries({ ...filtros, pagina: 1, porPagina: 1 }).map(([k, v]) => [k, String(v)]))}`,
  )
  const hay = Number(lista.headers.get('x-total-count'))
  return dichas.filter((n) => n !== hay)
}

describe('every dialogue over the demo catalogue, by the real call', () => {
  it.each(Object.entries(GRUPOS))(
    '%s',
    async (_, turnos) => {
      for (const turno of turnos) expect.soft(await quejasDe(turno, await preguntar(turno.dice))).toEqual([])
    },
    180_000,
  )

  it.each(
    [...HILOS, ...MAS_HILOS, ...HILOS_TORCIDOS, ...HILOS_TELEFONO, ...UNA_MAS, OTROS_DIAS].map(
      (hilo) => [hilo[0]!.dice, hilo] as const,
    ),
  )('keeps the thread: %s …', async (_, hilo: Dialogo) => {
    let conversacionId: string | undefined
    for (const turno of hilo) {
      const respuesta = await preguntar(turno.dice, conversacionId)
      expect(respuesta.conversacionId).toBe(conversacionId ?? respuesta.conversacionId)
      expect(await quejasDe(turno, respuesta)).toEqual([])
      conversacionId = respuesta.conversacionId
    }
  })

  it('says that a place is not in the catalogue, and shows nothing of another as if it were', async () => {
    const { conversacionId } = await preguntar('cocina en Pucón para 4')
    const respuesta = await preguntar('un asado en la luna', conversacionId)
    expect(respuesta).toMatchObject({ filtros: { destino: 'la Luna' }, experiencias: [] })
    expect(respuesta.response).toContain('La Luna no está en el catálogo')
    expect((await preguntar('trekking en Villa Inexistente', conversacionId)).response).toMatch(
      /^Ese lugar no está en el catálogo/,
    )
  })

  it.each(['trekking o culinaria en Puerto Varas', 'vino o cocina en Santiago'])(
    'counts what its links count: %s',
    async (dice) => {
      const { response, fuentes, filtros, experiencias } = await preguntar(dice)
      const listas = fuentes.filter(({ url }) => url.startsWith('/?')).map(({ url }) => url.slice(1))
      const hay = await Promise.all(
        listas.map(async (consulta) =>
          Number(
            (await programa.request('GET', `/api/v1/experiencias${consulta}&pagina=1&porPagina=1`)).headers.get(
              'x-total-count',
            ),
          ),
        ),
      )
      const [todas, ...deCada] = [...response.matchAll(CUANTAS)].map(([, n]) => Number(n))
      expect(todas).toBe(hay.reduce((a, b) => a + b, 0))
      expect(deCada).toEqual(filtros.tipo ? [] : hay)
      expect(new Set(experiencias.map(({ tipoExperiencia }) => tipoExperiencia)).size).toBe(hay.length)
    },
  )

  it('says where to ask what no page tells', async () => {
    const { response, accion } = await preguntar('¿puedo llevar a mi perro?')
    expect(response).toContain('«Hablar con una persona»')
    expect(response).not.toMatch(/pregúntale a quien la realiza/i)
    expect(accion).toBe('persona')
  })

  it('lists by a mistyped activity and a city what that city has', async () => {
    const lista = await programa.request('GET', '/api/v1/experiencias?q=kayac%20puerto%20varas&pagina=1&porPagina=50')
    const ciudades = ((await lista.json()) as { ciudad: string }[]).map(({ ciudad }) => ciudad)
    expect(new Set(ciudades)).toEqual(new Set(['Puerto Varas']))
    expect(Number(lista.headers.get('x-total-count'))).toBe(ciudades.length)
  })

  it('has shown enough to judge by', () => {
    expect(mostradas).toBeGreaterThan(1000)
  })
})
