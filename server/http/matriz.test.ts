import { expect, it } from 'vitest'
import { calls } from '#contract/api.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { deReserva, enviar, llamadas, loginDe, muestra, type Llamada, type Quien } from '#server/testing/llamadas.ts'
import { AREAS, MATRIZ, PARTES, QUIENES, type QuienDeMatriz } from '#server/testing/matriz/index.ts'
import { openApiDocument } from './openapi.ts'

const SESION: Partial<Record<QuienDeMatriz, Quien>> = {
  T: 'viajera',
  H: 'anfitriona',
  P: 'proveedor',
  E: 'empresa',
  X: 'admin',
}
const NADIE = '00000000-0000-4000-8000-000000000000'

it('has a row for every route of the API document, and none else', () => {
  const paths = (openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> }).paths
  const documented = Object.values(paths).flatMap((methods) => Object.values(methods).map((o) => o.operationId))
  expect(documented.toSorted()).toEqual(Object.keys(MATRIZ).toSorted())
  expect(Object.keys(calls).toSorted()).toEqual(Object.keys(MATRIZ).toSorted())
  for (const row of Object.values(MATRIZ)) expect(row).toMatch(/^[-+o]{8}$/)
})

it('keeps each row where its path says, and once', () => {
  const areaDe = (route: string): string => {
    const parte = route.replace(/^\w+ \/api\/(?:v1\/)?/, '').split('/')[0]!
    return Object.keys(PARTES).find((area) => PARTES[area]!.includes(parte)) ?? 'catalogo'
  }
  const filas = Object.entries(AREAS).flatMap(([area, suyas]) => Object.keys(suyas).map((name) => [name, area]))
  expect(filas.toSorted()).toEqual(
    Object.entries(calls)
      .map(([name, { route }]) => [name, areaDe(route)])
      .toSorted(),
  )
})

const celdas = llamadas.flatMap((llamada) =>
  QUIENES.map((quien, i) => ({
    llamada,
    quien,
    signo: MATRIZ[llamada.name]?.[i] ?? '?',
    ruta: `${llamada.method} ${llamada.path}`,
  })),
)

/** About one reserva, for whoever bought it or holds its link; all else that is one's own: ajenos.test.ts. */
const porEnlace = ({ call }: Llamada): boolean => call.access.includes('viajero') && MATRIZ_DE_RESERVAS.test(call.route)
const MATRIZ_DE_RESERVAS = /\/api\/(reservas|create-|pagos)/

enCadaMundo(
  'who may do what',
  (mundo, programa) => {
    /** A reserva of theirs; only a guest's link and calls about one need it. */
    const deQuien = (llamada: Llamada, quien: Quien | null): Promise<{ id: string; clave?: string }> =>
      quien === null || deReserva(llamada) ? mundo().reservar(quien) : Promise.resolve({ id: NADIE })

    /** What the call asks for, about one reserva. */
    const sobre = ({ call, fields }: Llamada, id: string) => ({
      params: {
        id: call.route.includes('/api/reservas/') ? id : (idsPara(call)[call.route.split('/').at(3) ?? ''] ?? NADIE),
        slug: mundo().ids.slug!,
      },
      campos: muestra(fields, { ...idsPara(call), ...loginDe(call), reservaId: id }),
    })

    // The experience of this world is the provider's: a host who may asks for one that nobody has.
    const idsPara = ({ route }: Llamada['call']): Record<string, string> =>
      route.includes('/api/anfitrion/') ? { ...mundo().ids, experiencias: NADIE, experienciaId: NADIE } : mundo().ids

    /** As that person sends it; a guest with the link of `propia`. */
    function credencial(quien: QuienDeMatriz, clave: string | undefined) {
      const sesion = SESION[quien]
      const token = quien === 'K' ? mundo().token.sistema : sesion && mundo().token[sesion]
      return {
        ...(token && { token }),
        headers: {
          ...(quien === 'G' && clave && { 'x-reserva-clave': clave }),
          ...(quien === 'K' && { 'x-api-key': mundo().token.sistema }),
        },
      }
    }

    it.each(celdas.filter(({ signo }) => signo === '-'))('$quien may not: $ruta', async ({ llamada, quien }) => {
      const propia = await deQuien(llamada, compradora(quien))
      const response = await enviar(mundo(), llamada, {
        ...sobre(llamada, propia.id),
        ...credencial(quien, propia.clave),
      })
      expect(await negado(response)).toBe(sinCredencial(quien) ? 401 : 403)
    })

    it.each(celdas.filter(({ signo }) => signo !== '-'))('$quien may: $ruta', async ({ llamada, quien }) => {
      const propia = await deQuien(llamada, compradora(quien))
      const { status } = await enviar(mundo(), llamada, {
        ...sobre(llamada, propia.id),
        ...credencial(quien, propia.clave),
      })
      expect([401, 403, 500, 503]).not.toContain(status)
    })

    it.each(celdas.filter(({ signo, llamada }) => signo === 'o' && porEnlace(llamada)))(
      '$quien may not on another’s: $ruta',
      async ({ llamada, quien }) => {
        const propia = await deQuien(llamada, compradora(quien))
        const ajena = await deQuien(llamada, 'otra')
        const response = await enviar(mundo(), llamada, {
          ...sobre(llamada, ajena.id),
          ...credencial(quien, propia.clave),
        })
        expect(await negado(response)).toBe(quien === 'G' ? 401 : 403)
      },
    )

    it.each(llamadas.filter((llamada) => MATRIZ[llamada.name].includes('o') && porEnlace(llamada)))(
      '$method $path changes nothing of another’s',
      async (llamada) => {
        const { db } = programa().database
        const { id } = await mundo().reservar('otra')
        const antes = await db.selectFrom('reservas').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
        const { clave } = await mundo().reservar(null)
        for (const quien of QUIENES)
          await enviar(mundo(), llamada, { ...sobre(llamada, id), ...credencial(quien, clave) })
        expect(await db.selectFrom('reservas').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).toEqual(
          antes,
        )
        expect(await db.selectFrom('pagos').select('id').where('reservaId', '=', id).execute()).toEqual([])
      },
    )
  },
  { solo: 'la más rápida' },
)

const sinCredencial = (quien: QuienDeMatriz): boolean => quien === 'V' || quien === 'G'

const NEGADOS = new Set([
  'sesion-requerida',
  'sesion-terminada',
  'clave-de-reserva-requerida',
  'clave-api-requerida',
  'contexto-ajeno',
  'sin-permiso',
  'reserva-ajena',
])

const negado = async (response: Response): Promise<number> => {
  const { type } = (await response.json()) as { type: string }
  return NEGADOS.has(type) ? response.status : Number.NaN
}

const compradora = (quien: QuienDeMatriz): Quien | null =>
  quien === 'P' || quien === 'X' ? null : (SESION[quien] ?? null)
