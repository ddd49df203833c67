import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { alertasJobs, crearAlerta } from '#server/modules/alertas/index.ts'
import { esperaJobs } from '#server/modules/espera/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaEspera, unaExperiencia, unUsuario } from '#server/testing/datos.ts'
import { unaOferta, type Escena } from '#server/testing/escenas.ts'
import { dejarDeRecibir, verDesuscripcion } from './index.ts'

setLog({ sink: () => undefined })

const sesion = (usuarioId: string): Actor => ({
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
})

/** What the mails since then say of how to stop them, by whom they are to. */
async function enlaces(e: Escena, prefijo: string) {
  const correos = await e.db
    .selectFrom('correos')
    .select(['para', 'baja', 'texto', 'html'])
    .where('clave', 'like', `${prefijo}:%`)
    .orderBy('createdAt')
    .execute()
  return correos.map(({ para, baja, texto, html }) => {
    const [, de = '', clave = ''] = /\/api\/un-clic\/([\w-]+)\/([\w-]+)$/.exec(baja ?? '') ?? []
    expect([texto.includes(baja!), html.includes(baja!)]).toEqual([true, true])
    return { para, enlace: { de: de as 'alerta', clave } }
  })
}

async function aparece(e: Escena): Promise<void> {
  await unaExperiencia(e.db, { ciudad: 'Punta Escondida', publicadaEn: e.clock.now })
  e.avanzar(25 * 3600)
  await alertasJobs['alertas.revisar'](e.ctx())
}

enCadaBase('stopping mails by their own link', (escena) => {
  it('of saved searches: a guest’s one, or all of an account, by one call without a session', async () => {
    const e = escena()
    const ana = await unUsuario(e.db, { email: 'ana@ejemplo.cl' })
    await crearAlerta(e.ctx(sesion(ana.id)), { destino: 'Punta Escondida' })
    await crearAlerta(e.ctx(), { destino: 'Punta Escondida', email: 'berta@ejemplo.cl' })
    expect(await e.db.selectFrom('correos').select('baja').execute(), 'what confirms is no subscription').toEqual([
      { baja: null },
    ])
    await e.db.updateTable('alertas').set({ estado: 'activa' }).execute()
    await aparece(e)
    const suyos = await enlaces(e, 'alerta')
    expect(suyos.map(({ para, enlace }) => [para, enlace.de]).sort()).toEqual([
      ['ana@ejemplo.cl', 'avisos-alerta'],
      ['berta@ejemplo.cl', 'alerta'],
    ])
    for (const { enlace } of suyos) {
      expect(await verDesuscripcion(e.ctx(), enlace)).toEqual({ de: enlace.de, recibe: true })
      expect(await verDesuscripcion(e.ctx(), enlace), 'looking stops nothing').toEqual({ de: enlace.de, recibe: true })
      for (let veces = 0; veces < 2; veces++)
        expect(await dejarDeRecibir(e.ctx(), enlace)).toEqual({ de: enlace.de, recibe: false })
      expect(await verDesuscripcion(e.ctx(), enlace)).toEqual({ de: enlace.de, recibe: false })
    }
    await aparece(e)
    expect(await enlaces(e, 'alerta')).toHaveLength(2)
    expect(
      await e.db.selectFrom('notificaciones').select('id').where('usuarioId', '=', ana.id).execute(),
      'the bell goes on',
    ).toHaveLength(2)
    await e.db.deleteFrom('alertaExperiencias').execute()
    await e.db.deleteFrom('alertas').execute()
    await e.db.updateTable('usuarios').set({ borradoEn: e.clock.now }).where('id', '=', ana.id).execute()
    for (const { enlace } of suyos)
      expect(await dejarDeRecibir(e.ctx(), enlace)).toEqual({ de: enlace.de, recibe: false })
  })

  it('of lines: a guest leaves it and gives the offer back, an account is told in the bell alone', async () => {
    const e = escena()
    const ana = await unUsuario(e.db, { email: 'ana@ejemplo.cl' })
    const { salida } = await unaOferta(e, { cupos: 2, fecha: '2026-12-01' })
    await unaEspera(e.db, salida, { usuarioId: ana.id, contactoEmail: ana.email })
    await unaEspera(e.db, salida, { contactoEmail: 'berta@ejemplo.cl' })
    await esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: salida.id })
    const suyos = await enlaces(e, 'espera-oferta')
    expect(suyos.map(({ para, enlace }) => [para, enlace.de]).sort()).toEqual([
      ['ana@ejemplo.cl', 'avisos-espera'],
      ['berta@ejemplo.cl', 'espera'],
    ])
    for (const { enlace } of suyos)
      for (let veces = 0; veces < 2; veces++)
        expect(await dejarDeRecibir(e.ctx(), enlace)).toEqual({ de: enlace.de, recibe: false })
    expect(
      (await e.db.selectFrom('reservas').select(['estado', 'contactoEmail']).execute())
        .map(({ estado, contactoEmail }) => `${contactoEmail} ${estado}`)
        .sort(),
    ).toEqual(['ana@ejemplo.cl pendiente', 'berta@ejemplo.cl cancelada'])
    expect(
      await e.db.selectFrom('preferenciasAviso').select(['usuarioId', 'tipo', 'canal', 'activo']).execute(),
    ).toEqual([{ usuarioId: ana.id, tipo: 'espera', canal: 'correo', activo: false }])
  })

  it('opens nothing with the key of something else', async () => {
    const e = escena()
    const { id } = await unUsuario(e.db)
    const clave = e.ctx().secretos.claveDeEnlace('avisos-espera', id)
    for (const enlace of [
      { de: 'avisos-alerta', clave },
      { de: 'alerta', clave },
      { de: 'avisos-espera', clave: clave.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')) },
    ] as const) {
      await expect(dejarDeRecibir(e.ctx(), enlace)).rejects.toMatchObject({ code: 'baja-desconocida' })
      await expect(verDesuscripcion(e.ctx(), enlace)).rejects.toMatchObject({ code: 'baja-desconocida' })
    }
  })
})
