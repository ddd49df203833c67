import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Sesion } from '#server/ctx.ts'
import { actorDeToken, abrirSesion } from '#server/modules/usuarios/index.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { AHORA, unPlan, unUsuario } from '#server/testing/datos.ts'
import { enviar, llamadas, muestra, type Llamada } from '#server/testing/llamadas.ts'
import { ACTO_DE, MATRIZ_DE_EQUIPO, PAPELES } from '#server/testing/matriz-de-equipo.ts'
import { preparar } from '#server/testing/preparativos/index.ts'

/** One's own account and password are nobody's staff. */
const deOperador = llamadas.filter(
  ({ call, path }) =>
    path.startsWith('/api/') &&
    call.access.some((a) => a === 'anfitrion' || a === 'proveedor') &&
    !path.includes('/auth/'),
)

it('has a row for everything that an operator does, and none else', () => {
  expect([...new Set(deOperador.map(({ name }) => ACTO_DE(name)))].toSorted()).toEqual(
    Object.keys(MATRIZ_DE_EQUIPO).toSorted(),
  )
})

const celdas = deOperador.flatMap((llamada) =>
  PAPELES.map((papel, i) => ({
    llamada,
    papel,
    signo: MATRIZ_DE_EQUIPO[ACTO_DE(llamada.name)]?.[i] ?? '?',
    name: llamada.name,
  })),
)

enCadaMundo(
  'what staff may do',
  (mundo, programa) => {
    let cuenta = 0

    /** As somebody of the team of whoever may: on the same things, with the role instead. */
    async function hacer(llamada: Llamada, papel: string): Promise<Response> {
      const preparado = await preparar(mundo(), llamada.name)
      const { db } = programa().database
      const contexto: Sesion['contexto'] = llamada.call.access.includes('proveedor') ? 'proveedor' : 'cliente'
      const actor = await actorDeToken(
        db,
        preparado.token ?? mundo().token[contexto === 'proveedor' ? 'proveedor' : 'anfitriona'],
        programa().clock.now,
      )
      if (actor?.tipo !== 'sesion') throw new Error('nobody')
      const equipo =
        contexto === 'proveedor'
          ? { tipo: 'proveedor', proveedorId: actor.proveedor!.id }
          : { tipo: 'anfitrion', anfitrionId: actor.anfitrionId }
      const { id: usuarioId } = await unUsuario(db, { email: `ayuda${++cuenta}@mundo.cl` })
      if (contexto === 'cliente') await unPlan(db, actor.anfitrionId!, 'equipo')
      // The last chosen works, however many are in it.
      await db
        .insertInto('membresias')
        .values({
          id: randomUUID(),
          usuarioId,
          papel,
          ...equipo,
          activadaEn: new Date(AHORA.getTime() + cuenta),
          createdAt: AHORA,
        })
        .execute()
      const { token } = await programa().database.transaction((tx) =>
        abrirSesion(programa().ctx(), tx, usuarioId, contexto),
      )
      const ids = { ...mundo().ids, ...preparado.ids }
      const nounOf = (param: string) => new RegExp(`/(\\w+)/:${param}`).exec(llamada.path)?.[1] ?? ''
      const params = Object.fromEntries(llamada.params.map((key) => [key, ids[key] ?? ids[nounOf(key)] ?? '']))
      return enviar(mundo(), llamada, {
        params,
        campos: muestra(llamada.fields, ids),
        token,
        ...(preparado.headers && { headers: preparado.headers }),
      })
    }

    it.each(celdas.filter(({ signo }) => signo === '+'))('$papel may: $name', async ({ llamada, papel }) => {
      const response = await hacer(llamada, papel)
      expect(response.status, await response.clone().text()).toBe(llamada.call.status ?? 200)
    })

    it.each(celdas.filter(({ signo }) => signo !== '+'))('$papel may not: $name', async ({ llamada, papel }) => {
      const response = await hacer(llamada, papel)
      expect([403, 404], await response.clone().text()).toContain(response.status)
    })
  },
  { solo: 'la más rápida' },
)
