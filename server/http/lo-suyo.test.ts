import { afterEach, expect, it } from 'vitest'
import type { CallName } from '#contract/api.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { AHORA, unId } from '#server/testing/datos.ts'
import { enviar, llamadas, muestra } from '#server/testing/llamadas.ts'
import { LO_SUYO } from '#server/testing/matriz/lo-suyo.ts'
import { preparar } from '#server/testing/preparativos/index.ts'

const DE_LA_CUENTA = /^\/api\/admin\/auth\//
const YO = unId('mundo admin')
/** Our own have all rights in this world: each of these says that it is theirs. */
const NEGADOS = ['decide-otra-persona', 'sin-permiso', 'puesto-propio']

/** Made from the contract: a new act of our staff has to say whose matter it decides. */
const actos = llamadas.filter(
  ({ call, method, path }) =>
    call.access.includes('admin') &&
    method !== 'GET' &&
    !call.consulta &&
    path.startsWith('/api/') &&
    !DE_LA_CUENTA.test(path),
)

it('says of every act of our staff whose matter it decides', () => {
  expect(Object.keys(LO_SUYO).toSorted()).toEqual([...new Set(actos.map(({ name }) => name))].toSorted())
})

type DeQuien = 'negocio' | 'empresa' | 'reserva' | 'persona'
const deAlguien = actos.flatMap((acto) => {
  const de = (LO_SUYO as Partial<Record<CallName, DeQuien | { nada: string }>>)[acto.name]
  return typeof de === 'string' ? [{ acto, de, ruta: `${acto.method} ${acto.path}` }] : []
})

enCadaMundo(
  'what is their own',
  (mundo, programa) => {
    const db = () => programa().database.db
    afterEach(desapropiar)

    async function serDe(donde: { proveedorId?: string; anfitrionId?: string; empresaId?: string }): Promise<void> {
      const tipo = donde.proveedorId ? 'proveedor' : donde.anfitrionId ? 'anfitrion' : 'empresa'
      await db()
        .insertInto('membresias')
        .values({
          id: crypto.randomUUID(),
          usuarioId: YO,
          tipo,
          papel: tipo === 'empresa' ? 'lectura' : 'guia',
          createdAt: AHORA,
          ...donde,
        })
        .execute()
    }

    /** What the call is about becomes whoever's asks. */
    const apropiar: Record<DeQuien, (ids: Record<string, string>) => Promise<Record<string, string>>> = {
      async negocio(ids) {
        for (const { id } of await db().selectFrom('proveedores').select('id').execute())
          await serDe({ proveedorId: id })
        for (const { id } of await db().selectFrom('anfitriones').select('id').execute())
          await serDe({ anfitrionId: id })
        return ids
      },
      async empresa(ids) {
        const solicitud = await db()
          .selectFrom('solicitudesEmpresa')
          .select('empresaId')
          .where('id', '=', ids.id!)
          .executeTakeFirst()
        await serDe({ empresaId: solicitud?.empresaId ?? ids.id! })
        return ids
      },
      async reserva(ids) {
        await db().updateTable('reservas').set({ usuarioId: YO }).where('empresaId', 'is', null).execute()
        return ids
      },
      async persona(ids) {
        await db().updateTable('solicitudesDatos').set({ usuarioId: YO }).where('estado', '=', 'recibida').execute()
        await db().updateTable('consultas').set({ usuarioId: YO, email: null }).where('decision', 'is', null).execute()
        return ids.personaId ? { ...ids, personaId: YO } : ids
      },
    }

    async function desapropiar(): Promise<void> {
      await db().deleteFrom('membresias').where('usuarioId', '=', YO).where('tipo', '<>', 'admin').execute()
      await db().updateTable('reservas').set({ usuarioId: null }).where('usuarioId', '=', YO).execute()
      await db()
        .updateTable('solicitudesDatos')
        .set({ usuarioId: unId('mundo otra') })
        .where('usuarioId', '=', YO)
        .execute()
    }

    it.each(deAlguien)('one of us does not decide about their own $de: $ruta', async ({ acto, de }) => {
      const preparado = await preparar(mundo(), acto.name)
      const ids = await apropiar[de]({ ...mundo().ids, ...preparado.ids })
      const nounOf = (param: string) => new RegExp(`/(\\w+)/:${param}`).exec(acto.path)?.[1] ?? ''
      const params = Object.fromEntries(acto.params.map((key) => [key, ids[key] ?? ids[nounOf(key)] ?? '']))
      const response = await enviar(mundo(), acto, {
        params,
        campos: muestra(acto.fields, ids),
        token: mundo().token.admin,
      })
      const { type } = (await response.json()) as { type?: string }
      expect(NEGADOS, `${response.status} ${type}`).toContain(type)
    })
  },
  { solo: 'la más rápida' },
)
