import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import {
  CLASES_DE_CORREO,
  CON_PALABRAS_NUESTRAS,
  REGLAS_DE_CORREO,
  type ClaseDeCorreo,
} from '#domain/usuarios/clases-de-correo.ts'
import { invitarMiembro, quitarMiembro } from '#server/modules/empresas/index.ts'
import { anularInvitacion, invitarAlEquipo } from '#server/modules/equipos/index.ts'
import { pedirDerecho } from '#server/modules/privacidad/index.ts'
import { usuariosJobs } from '#server/modules/usuarios/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaEmpresa, unProveedor, unUsuario } from '#server/testing/datos.ts'
import { unCorreo, type Escena } from '#server/testing/escenas.ts'
import { encolarCorreo } from './correo.ts'

setLog({ sink: () => undefined })

const CLASES = Object.keys(CLASES_DE_CORREO) as ClaseDeCorreo[]
const PREMIO = 'Ganaste en https://malo.example/premio'

const escritosA = async (e: Escena, para: string): Promise<number> =>
  (await e.db.selectFrom('correos').select('id').where('para', '=', para).execute()).length
const carta = (para: string, baseUrl = '') => ({
  para,
  asunto: PREMIO,
  titulo: PREMIO,
  parrafos: [PREMIO, `Tu cuenta: ${baseUrl}/perfil`],
  datos: [[PREMIO, PREMIO]] as [string, string][],
})
const sesion = (usuarioId: string, de: Partial<Extract<Actor, { tipo: 'sesion' }>>): Actor => ({
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
  ...de,
})

async function provocar(e: Escena, clase: ClaseDeCorreo, para: string, veces: number): Promise<number> {
  for (let i = 0; i < veces; i++)
    await e
      .ctx()
      .transaction((tx) =>
        encolarCorreo(e.ctx(), tx, `${clase}:${randomUUID()}`, carta(para, e.ctx().settings.BASE_URL)),
      )
  return escritosA(e, para)
}

/** How many of these went through. */
async function cuantas(veces: number, una: () => Promise<unknown>): Promise<number> {
  let bien = 0
  for (let i = 0; i < veces; i++) {
    bien += await una().then(
      () => 1,
      (error: { code?: string }) => (expect(error.code).toBe('demasiados-intentos'), 0),
    )
  }
  return bien
}

enCadaBase('mail to an address', (escena) => {
  it.each(CLASES)(
    'of the kind %s has its limit by the hour where nobody proved that they read it, and carries no address that others wrote',
    async (clase) => {
      const e = escena()
      const regla = REGLAS_DE_CORREO[CLASES_DE_CORREO[clase]]
      const mas = (regla?.porHora ?? 3) + 1
      const deOtro = unCorreo()
      const { email: propio } = await unUsuario(e.db, { correoLeidoEn: e.clock.now })
      expect(await provocar(e, clase, deOtro, mas)).toBe(regla?.porHora ?? mas)
      expect(await provocar(e, clase, propio, mas)).toBe(regla?.tambienProbado ? regla.porHora : mas)
      e.avanzar(3600)
      expect(await provocar(e, clase, deOtro, 1)).toBe((regla?.porHora ?? mas) + 1)
      const correo = await e.db
        .selectFrom('correos')
        .select(['asunto', 'texto', 'html'])
        .where('para', '=', deOtro)
        .executeTakeFirstOrThrow()
      expect(JSON.stringify(correo).includes('malo.example')).toBe(CON_PALABRAS_NUESTRAS.has(clase))
      expect(correo.texto).toContain(`${e.ctx().settings.BASE_URL}/perfil`)
    },
  )

  it('a mail that is written already is not counted again', async () => {
    const e = escena()
    const para = unCorreo()
    for (let i = 0; i < 5; i++)
      await e.ctx().transaction((tx) => encolarCorreo(e.ctx(), tx, 'retencion:una', carta(para)))
    for (const id of ['dos', 'tres'])
      await e.ctx().transaction((tx) => encolarCorreo(e.ctx(), tx, `retencion:${id}`, carta(para)))
    expect(await escritosA(e, para)).toBe(3)
  })

  it('a company invites one address three times an hour, whoever it is, and loses no link beyond', async () => {
    const e = escena()
    const [empresa, dueno, email] = [await unaEmpresa(e.db, { nombre: PREMIO }), await unUsuario(e.db), unCorreo()]
    await e.db
      .insertInto('membresias')
      .values({
        id: dueno.id,
        usuarioId: dueno.id,
        tipo: 'empresa',
        papel: 'dueno',
        empresaId: empresa.id,
        createdAt: e.clock.now,
      })
      .execute()
    const actor = sesion(dueno.id, { empresa: { id: empresa.id, rol: 'dueno' } })
    const vigente = async () =>
      (await e.db
        .selectFrom('invitacionesEmpresa')
        .select(['id', 'tokenHash'])
        .where('email', '=', email)
        .executeTakeFirst())!
    expect(await cuantas(3, () => invitarMiembro(e.ctx(actor), { email, papel: 'lectura' }))).toBe(3)
    const antes = await vigente()
    expect(await cuantas(7, () => invitarMiembro(e.ctx(actor), { email, papel: 'lectura' }))).toBe(0)
    expect(await vigente()).toEqual(antes)
    await quitarMiembro(e.ctx(actor), { id: antes.id })
    expect(await cuantas(1, () => invitarMiembro(e.ctx(actor), { email, papel: 'lectura' }))).toBe(0)
    const correos = await e.db.selectFrom('correos').select(['asunto', 'texto']).where('para', '=', email).execute()
    expect(correos).toHaveLength(3)
    expect(JSON.stringify(correos)).not.toContain('malo.example')
  })

  it('nor does a team that takes its invitation back each time', async () => {
    const e = escena()
    const [proveedor, dueno, email] = [await unProveedor(e.db), await unUsuario(e.db), unCorreo()]
    await e.db
      .insertInto('membresias')
      .values({
        id: dueno.id,
        usuarioId: dueno.id,
        tipo: 'proveedor',
        papel: 'dueno',
        proveedorId: proveedor.id,
        createdAt: e.clock.now,
      })
      .execute()
    const actor = sesion(dueno.id, { contexto: 'proveedor', proveedor: { id: proveedor.id, rol: 'dueno' } })
    const yDeVuelta = async () => {
      const { invitaciones } = await invitarAlEquipo(e.ctx(actor), { email, papel: 'caja' })
      await anularInvitacion(e.ctx(actor), { invitacionId: invitaciones[0]!.id })
    }
    expect(await cuantas(8, yDeVuelta)).toBe(3)
  })

  it('strangers who invite an address use up nothing of whoever invites it next, and write to it no more than twelve times together', async () => {
    const e = escena()
    const email = unCorreo()
    const invita = async (address: string | null) => {
      const [proveedor, dueno] = [await unProveedor(e.db), await unUsuario(e.db)]
      await e.db
        .insertInto('membresias')
        .values({
          id: dueno.id,
          usuarioId: dueno.id,
          tipo: 'proveedor',
          papel: 'dueno',
          proveedorId: proveedor.id,
          createdAt: e.clock.now,
        })
        .execute()
      const ctx = e.ctx(sesion(dueno.id, { contexto: 'proveedor', proveedor: { id: proveedor.id, rol: 'dueno' } }), {
        address,
      })
      return () =>
        cuantas(4, async () => {
          const { invitaciones } = await invitarAlEquipo(ctx, { email, papel: 'caja' })
          await anularInvitacion(ctx, { invitacionId: invitaciones[0]!.id })
        })
    }
    // Two businesses of one place have the share of one.
    expect([await (await invita('198.51.100.7'))(), await (await invita('198.51.100.7'))()]).toEqual([3, 0])
    expect([
      await (await invita('198.51.100.8'))(),
      await (await invita(null))(),
      await (await invita('198.51.100.9'))(),
      await (await invita('198.51.100.10'))(),
    ]).toEqual([3, 3, 3, 0])
  })

  it('an account with a stranger’s address writes to it no more than that', async () => {
    const e = escena()
    const { id, email } = await unUsuario(e.db)
    for (let i = 0; i < 10; i++)
      await pedirDerecho(e.ctx(sesion(id, {})), {
        derecho: 'acceso',
        detalle: 'Mis datos, por favor',
        usos: [],
        datos: [],
      })
    expect(await escritosA(e, email)).toBe(3)
    for (let i = 0; i < 30; i++)
      await usuariosJobs['usuarios.avisarClaveCambiada'](e.ctx(), { usuarioId: id, en: `${i}` })
    expect(await escritosA(e, email)).toBe(6)
    await e.db.updateTable('usuarios').set({ correoLeidoEn: e.clock.now }).where('id', '=', id).execute()
    await usuariosJobs['usuarios.avisarClaveCambiada'](e.ctx(), { usuarioId: id, en: 'ya confirmada' })
    expect(await escritosA(e, email)).toBe(7)
  })
})
