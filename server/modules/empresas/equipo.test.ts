import { expect, it } from 'vitest'
import type { RolEmpresa, Sesion } from '#domain/permisos/actor.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaEmpresa, unUsuario } from '#server/testing/datos.ts'
import type { Escena } from '#server/testing/escenas.ts'
import {
  aceptarInvitacion,
  crearClave,
  empresasJobs,
  guardarMiembro,
  invitarMiembro,
  listarClaves,
  quitarMiembro,
  revocarClave,
  verEquipo,
} from './index.ts'

setLog({ sink: () => undefined })

const sesion = (usuarioId: string, empresa: Sesion['empresa']): Sesion => ({
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa,
  rolesAdmin: [],
})

async function unEquipo(e: Escena) {
  const { id: empresaId } = await unaEmpresa(e.db)
  const entra = async (papel: RolEmpresa) => {
    const { id, email } = await unUsuario(e.db)
    await e.db
      .insertInto('membresias')
      .values({ id, usuarioId: id, tipo: 'empresa', papel, empresaId, limite: 50_000, createdAt: e.clock.now })
      .execute()
    return { id, email, ctx: e.ctx(sesion(id, { id: empresaId, rol: papel })) }
  }
  return { entra }
}

/** The link as it stands in the mail. */
async function elEnlace(e: Escena, para: string): Promise<string> {
  const { texto } = await e.db
    .selectFrom('correos')
    .select('texto')
    .where('para', '=', para)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /invitacion\?token=([\w-]+)/.exec(texto)![1]!
}

enCadaBase('the team of a company', (escena) => {
  it('hears which API keys go on of an owner who was put out or made a buyer, and sees who made each', async () => {
    const e = escena()
    const { entra } = await unEquipo(e)
    const [dueno, otra, tercera] = [await entra('dueno'), await entra('dueno'), await entra('dueno')]
    const [suya, muerta] = [
      await crearClave(otra.ctx, { nombre: 'Reservas', permisos: ['catalogo:leer'] }),
      await crearClave(otra.ctx, { nombre: 'Revocada', permisos: ['catalogo:leer'] }),
    ]
    await revocarClave(otra.ctx, { id: muerta.id })
    const administra = async () =>
      (await listarClaves(dueno.ctx, {})).items.find(({ id }) => id === suya.id)!.creadaPor.administra
    const avisos = async () =>
      e.db
        .selectFrom('correos')
        .select(['para', 'texto'])
        .where('asunto', 'like', 'Claves de API de % que siguen funcionando')
        .where('para', 'in', [dueno.email, otra.email, tercera.email])
        .orderBy('para')
        .execute()
    expect(await administra()).toBe(true)
    await quitarMiembro(dueno.ctx, { id: tercera.id })
    expect(await avisos(), 'she had made none').toEqual([])
    await guardarMiembro(dueno.ctx, { id: otra.id, papel: 'comprador' })
    expect([await administra(), await avisos()]).toEqual([
      false,
      [{ para: dueno.email, texto: expect.stringContaining(`Reservas (${suya.muestra})`) }],
    ])
    expect((await avisos())[0]!.texto).not.toContain('Revocada')
    e.avanzar(60)
    await quitarMiembro({ ...dueno.ctx, now: e.clock.now }, { id: otra.id })
    expect(await avisos()).toHaveLength(2)
  })

  it.each(['put out', 'made a buyer'] as const)(
    'takes nobody in whom somebody invited who was %s since',
    async (que) => {
      const e = escena()
      const { entra } = await unEquipo(e)
      const [dueno, otra] = [await entra('dueno'), await entra('dueno')]
      const segunda = await unUsuario(e.db)
      await invitarMiembro(otra.ctx, { email: segunda.email, papel: 'dueno' })
      const token = await elEnlace(e, segunda.email)
      expect((await verEquipo(dueno.ctx)).invitaciones).toMatchObject([{ email: segunda.email }])
      const equipo =
        que === 'put out'
          ? await quitarMiembro(dueno.ctx, { id: otra.id })
          : await guardarMiembro(dueno.ctx, { id: otra.id, papel: 'comprador' })
      expect(equipo.invitaciones).toEqual([])
      await expect(aceptarInvitacion(e.ctx(sesion(segunda.id, null)), { token })).rejects.toMatchObject({
        code: 'enlace-vencido',
      })
      await invitarMiembro(dueno.ctx, { email: segunda.email, papel: 'lectura' })
      expect((await verEquipo(dueno.ctx)).invitaciones).toMatchObject([{ email: segunda.email, papel: 'lectura' }])
    },
  )

  it('keeps no address of whoever was invited, thirty days after the invitation ended', async () => {
    const e = escena()
    const { entra } = await unEquipo(e)
    const quedan = () =>
      e.db.selectFrom('invitacionesEmpresa').select('id').where('email', '=', 'nadie@rio.cl').execute()
    await invitarMiembro((await entra('dueno')).ctx, { email: 'nadie@rio.cl', papel: 'lectura' })
    e.avanzar(37 * 86_400)
    await empresasJobs['empresas.olvidarInvitaciones'](e.ctx())
    expect(await quedan()).toHaveLength(1)
    // An invitation lasts to the end of its day.
    e.avanzar(86_400)
    await empresasJobs['empresas.olvidarInvitaciones'](e.ctx())
    expect(await quedan()).toEqual([])
  })

  it('is read by who runs it; the others see themselves and the cost centres', async () => {
    const e = escena()
    const { entra } = await unEquipo(e)
    const dueno = await entra('dueno')
    await invitarMiembro(dueno.ctx, { email: 'nueva@ejemplo.cl', papel: 'lectura' })
    for (const papel of ['aprobador', 'comprador', 'finanzas', 'lectura'] as const) {
      const { email, ctx } = await entra(papel)
      expect(await verEquipo(ctx), papel).toEqual({
        miembros: [expect.objectContaining({ email, esYo: true })],
        invitaciones: [],
        centros: [],
      })
    }
    expect((await verEquipo(dueno.ctx)).miembros).toHaveLength(5)
  })
})
