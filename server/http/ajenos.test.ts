import { expect, it } from 'vitest'
import type { Access } from '#contract/call.ts'
import { statusOf, type ErrorCode, type Problema } from '#contract/errors.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { unasCosasAjenas, unExtrano } from '#server/testing/extranos.ts'
import { intentosDe } from '#server/testing/intentos.ts'
import { enviar, llamadas, quienPuede, type Llamada, type Llamante } from '#server/testing/llamadas.ts'
import { MATRIZ, QUIENES, type QuienDeMatriz } from '#server/testing/matriz/index.ts'

const COLUMNA: Partial<Record<Llamante, QuienDeMatriz>> = {
  viajera: 'T',
  anfitriona: 'H',
  proveedor: 'P',
  empresa: 'E',
  sistema: 'K',
}
const DE_OTROS: readonly Access[] = ['publico', 'visitante', 'invitado', 'admin']

/** What names a thing in its path, and is not asked of our staff. Whoever holds the link of a reserva: matriz.test.ts. */
const conNombre = llamadas.filter(
  ({ call, params }) => params.length > 0 && !call.access.some((a) => DE_OTROS.includes(a)),
)
const signoDe = ({ call, name }: Llamada): string => MATRIZ[name][QUIENES.indexOf(COLUMNA[quienPuede(call)!]!)]!

/** The name in the path is of something that is everybody's. */
const DE_TODOS = ['quitarFavorito', 'verMargen']

it('calls what a path names one’s own, unless it is everybody’s', () => {
  expect([...new Set(conNombre.filter((l) => signoDe(l) === '+').map(({ name }) => name))].toSorted()).toEqual(DE_TODOS)
  expect(conNombre.filter((l) => signoDe(l) === '-')).toEqual([])
})

type Ajenas = Awaited<ReturnType<typeof unasCosasAjenas>>

/** What a field may name, alone or beside one's own: another's, or what is not there among what the path names. */
const EN_UN_CAMPO: {
  acto: string
  campo: string
  niega: 403 | 404
  de: (ajenas: Ajenas, propio: unknown) => unknown
  con?: object
}[] = [
  { acto: 'editarSalidas', campo: 'salidas', niega: 404, de: ({ salida }) => [salida] },
  {
    acto: 'editarSalidas',
    campo: 'salidas',
    niega: 404,
    de: ({ salida }, propias) => [...(propias as string[]), salida],
  },
  { acto: 'suspenderSalidas', campo: 'salidas', niega: 403, de: ({ salida }) => [salida] },
  {
    acto: 'suspenderSalidas',
    campo: 'salidas',
    niega: 403,
    de: ({ salida }, propias) => [...(propias as string[]), salida],
  },
  { acto: 'guardarRecurso', campo: 'recursoId', niega: 403, de: ({ recurso }) => recurso },
  {
    acto: 'guardarRecurso',
    campo: 'usos',
    niega: 403,
    de: ({ experiencia }) => [{ experienciaId: experiencia, por: 'salida', unidades: 1 }],
  },
  { acto: 'conectarCalendario', campo: 'recursoId', niega: 403, de: ({ recurso }) => recurso },
  { acto: 'subirCalendario', campo: 'recursoId', niega: 403, de: ({ recurso }) => recurso },
  { acto: 'subirCalendario', campo: 'calendarioId', niega: 404, de: ({ calendario }) => calendario },
  { acto: 'asignarGuia', campo: 'usuarioId', niega: 404, de: ({ guia }) => guia },
  { acto: 'elegirCargo', campo: 'cargoId', niega: 404, de: ({ cargo }) => cargo },
  { acto: 'reservarPorTerceros', campo: 'centroId', niega: 403, de: ({ centro }) => centro },
  {
    acto: 'responderSolicitud',
    campo: 'centroId',
    niega: 403,
    de: ({ centro }) => centro,
    con: { acto: 'aceptar', formaPago: 'tarjeta' },
  },
]

enCadaMundo(
  'what is somebody else’s',
  (mundo) => {
    it.each(conNombre.filter((l) => signoDe(l) === 'o'))(
      'is refused to another of the same kind, and stays as it was: $method $path',
      async (llamada) => {
        const { call } = llamada
        const extrano = await unExtrano(mundo(), quienPuede(call)!)
        const propias: number[] = []
        for (const intento of await intentosDe(mundo(), llamada)) {
          const { headers, ...ajeno } = intento
          const negado = await enviar(mundo(), llamada, { ...ajeno, token: extrano })
          const { type } = (await negado.json()) as Problema
          expect([negado.status, [...call.errors].includes(type as ErrorCode) ? 'as announced' : type]).toEqual([
            statusOf(type as ErrorCode),
            'as announced',
          ])
          // What its owner deleted with the first of these may be gone.
          expect(llamada.method === 'DELETE' && propias.length > 0 ? [403, 404] : [403]).toContain(negado.status)
          propias.push((await enviar(mundo(), llamada, { ...ajeno, ...(headers && { headers }) })).status)
        }
        // It was there, and whose it is still may.
        expect(propias).toContain(call.status ?? 200)
      },
    )

    it.each(EN_UN_CAMPO)(
      'is no more one’s own for being named beside what is: $acto with $campo',
      async ({ acto, campo, niega, de, con }) => {
        const ajenas = await unasCosasAjenas(mundo())
        const suyas = llamadas.filter(
          ({ name, path }) =>
            path.startsWith('/api/') &&
            [acto, `${acto}DeAnfitrion`, `${acto}DeProveedor`, `${acto}Proveedor`].includes(name),
        )
        expect(suyas.length).toBeGreaterThan(0)
        for (const llamada of suyas) {
          const [intento] = await intentosDe(mundo(), llamada)
          const response = await enviar(mundo(), llamada, {
            ...intento!,
            campos: { ...intento!.campos, ...con, [campo]: de(ajenas, intento!.campos?.[campo]) },
          })
          const { type } = (await response.json()) as Problema
          expect([
            llamada.name,
            response.status,
            [...llamada.call.errors].includes(type as ErrorCode) ? '' : type,
          ]).toEqual([llamada.name, niega, ''])
        }
      },
    )
  },
  { solo: 'la más rápida' },
)
