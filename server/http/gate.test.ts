import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { asistente } from '#contract/asistente.ts'
import type { Call, Output } from '#contract/call.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { AHORA, unId } from '#server/testing/datos.ts'
import { credentialsOf, enter } from './gate.ts'

const PUBLICA = { access: ['publico'] } as unknown as Call
const QUE_IDENTIFICA = { access: ['publico'], identifica: true } as unknown as Call

it.each(['Basic abc', 'Bearer', 'Bearer a b', 'bearer'])('reads %j as a bad token', (authorization) => {
  expect(
    credentialsOf(new Request('http://localhost/', { headers: { authorization } }), new URLSearchParams()),
  ).toEqual({ token: '', clave: null, claveApi: null })
})

enCadaMundo(
  'the gate',
  (mundo, programa) => {
    const entrar = (call: Call, token: string | null, clave: string | null = null) =>
      enter(
        call,
        { token, clave, claveApi: null },
        { db: programa().database.db, secretos: programa().deps.secretos, now: AHORA, demo: false },
      )

    describe('a public call that identifies', () => {
      it.each(['viajera', 'anfitriona', 'empresa', 'proveedor', 'admin'] as const)(
        'knows %s by the session',
        async (quien) => {
          expect(await entrar(QUE_IDENTIFICA, mundo().token[quien])).toMatchObject({
            tipo: 'sesion',
            usuarioId: unId(`mundo ${quien}`),
          })
        },
      )

      it.each([null, '', 'x', 'thc_0123456789abcdef_Zm9vYmFyYmF6', 'a'.repeat(5000)])(
        'takes %j for a visitor',
        async (token) => {
          expect(await entrar(QUE_IDENTIFICA, token)).toEqual({ tipo: 'visitante' })
        },
      )

      it('takes whoever signed out, or whose time is up, for a visitor', async () => {
        const { viajera, otra } = mundo().token
        await programa().request('POST', '/api/auth/logout', { token: viajera })
        expect(await entrar(QUE_IDENTIFICA, viajera)).toEqual({ tipo: 'visitante' })
        await programa().database.db.updateTable('sesiones').set({ expiraEn: AHORA }).execute()
        expect(await entrar(QUE_IDENTIFICA, otra)).toEqual({ tipo: 'visitante' })
      })

      it('opens no reserva by a key', async () => {
        const { id, clave } = await mundo().reservar(null)
        expect(programa().deps.secretos.reservaDeClave(clave!)).toBe(id)
        expect(await entrar(QUE_IDENTIFICA, null, clave)).toEqual({ tipo: 'visitante' })
      })
    })

    it('ignores every session where a public call does not identify', async () => {
      expect(await entrar(PUBLICA, mundo().token.viajera)).toEqual({ tipo: 'visitante' })
    })

    describe('a key of a company sent to another call', () => {
      const ver = async (token: string, headers: Record<string, string> = {}) => {
        const response = await programa().request('GET', '/api/auth/me', { token, headers })
        return [response.status, ((await response.json()) as { type: string }).type]
      }
      it('is known, and belongs elsewhere; one that was never made, is over or revoked is nothing', async () => {
        const { sistema } = mundo().token
        const { db } = programa().database
        const deEsta = () =>
          db.updateTable('clavesApi').where('hash', '=', createHash('sha256').update(sistema).digest())
        expect(await ver(sistema)).toEqual([403, 'contexto-ajeno'])
        for (const nada of [`${sistema}X`, 'thub_live_NADIE', 'NADIE'])
          expect(await ver(nada)).toEqual([401, 'sesion-terminada'])
        await deEsta().set({ revocadaEn: AHORA }).execute()
        expect(await ver(sistema)).toEqual([401, 'sesion-terminada'])
        await deEsta().set({ revocadaEn: null }).execute()
      })
      it('does not shut out the guest who has the link of a reserva', async () => {
        const { id, clave } = await mundo().reservar(null)
        expect(
          (
            await programa().request('GET', `/api/reservas/${id}`, {
              token: mundo().token.sistema,
              headers: { 'x-reserva-clave': clave! },
            })
          ).status,
        ).toBe(200)
      })
      it('costs who is signed in no question more', async () => {
        const preguntas: string[] = []
        const db = programa().database.db.withPlugin({
          transformQuery({ node }) {
            preguntas.push(JSON.stringify(node))
            return node
          },
          transformResult: async ({ result }) => result,
        })
        const con = (token: string) =>
          enter(
            { access: ['viajero'] } as unknown as Call,
            { token, clave: null, claveApi: null },
            { db, secretos: programa().deps.secretos, now: AHORA, demo: false },
          )
        await con(mundo().token.anfitriona)
        await expect(con('NADIE')).rejects.toMatchObject({ code: 'sesion-terminada' })
        const porClaves = () => preguntas.filter((pregunta) => /claves_?api/i.test(pregunta))
        expect(porClaves()).toEqual([])
        await expect(con(mundo().token.sistema)).rejects.toMatchObject({ code: 'contexto-ajeno' })
        expect(porClaves()).toHaveLength(1)
      })
    })

    describe('the thread of the assistant by HTTP', () => {
      const preguntar = async (message: string, token: string | undefined, conversacionId?: string) => {
        const response = await programa().request('POST', '/api/chat/ask', {
          body: { message, ...(conversacionId && { conversacionId }) },
          ...(token && { token }),
        })
        expect(response.status).toBe(200)
        return (await response.json()) as Output<typeof asistente.preguntarAsistente>
      }

      it('is kept for whoever began it signed in, and for nobody else', async () => {
        const { conversacionId } = await preguntar('trekking en Valparaíso', mundo().token.viajera)
        const { usuarioId } = await programa()
          .database.db.selectFrom('conversaciones')
          .select('usuarioId')
          .where('id', '=', conversacionId)
          .executeTakeFirstOrThrow()
        expect(usuarioId).toBe(unId('mundo viajera'))
        expect((await preguntar('más barato', mundo().token.viajera, conversacionId)).filtros).toMatchObject({
          tipo: 'Trekking',
          orden: 'price_asc',
        })
        for (const token of [undefined, 'vencido', mundo().token.otra]) {
          const ajena = await preguntar('más barato', token, conversacionId)
          expect(ajena.conversacionId).not.toBe(conversacionId)
          expect(ajena.filtros).toEqual({ orden: 'price_asc' })
        }
      })

      it('goes on when a visitor signs in, and belongs to that account from then on', async () => {
        const { conversacionId } = await preguntar('trekking en Valparaíso', undefined)
        expect(await preguntar('para 2', mundo().token.viajera, conversacionId)).toMatchObject({
          conversacionId,
          filtros: { tipo: 'Trekking', participantes: 2 },
        })
        expect((await preguntar('para 3', undefined, conversacionId)).conversacionId).not.toBe(conversacionId)
      })
    })
  },
  { solo: 'PGlite' },
)
