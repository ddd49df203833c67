import { expect, it } from 'vitest'
import type { RolAdmin, Sesion } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar, exportarAuditoria, listarAuditoria } from '#server/modules/auditoria/index.ts'
import { listarCasos } from '#server/modules/casos/index.ts'
import { cambiarCorreo } from '#server/modules/cuenta/index.ts'
import { pedirDerecho, resolverSolicitudDeDatos, verSolicitudDeDatos } from '#server/modules/privacidad/index.ts'
import {
  cambiarClaveConEnlace,
  darEnlace,
  registrarUsuario,
  revisarEnlaceDeClave,
  soltarCorreo,
  usuariosJobs,
  verificarCorreo,
} from '#server/modules/usuarios/index.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import {
  unaEmpresa,
  unaExperiencia,
  unaReserva,
  unaSalida,
  unId,
  unProveedor,
  unUsuario,
} from '#server/testing/datos.ts'
import { cambiarPapel, invitarPersonal, listarPersonal, quitarPersonal, reenviarInvitacionDePersonal } from './index.ts'

enCadaBase('personal', (escena) => {
  const colega = async (nombre: string, papel: RolAdmin): Promise<Ctx> => {
    const { id } = await unUsuario(escena().db, { nombre })
    await escena()
      .db.insertInto('membresias')
      .values({ id: unId(`miembro ${id}`), usuarioId: id, tipo: 'admin', papel, createdAt: escena().clock.now })
      .execute()
    return escena().ctx({
      tipo: 'sesion',
      contexto: 'admin',
      usuarioId: id,
      sesionId: unId(id),
      anfitrionId: null,
      proveedor: null,
      empresa: null,
      rolesAdmin: [papel],
    })
  }
  const yo = (ctx: Ctx): string => (ctx.actor as Sesion).usuarioId

  it('is invited, changed and taken out by super alone', async () => {
    const ana = await colega('Ana Soto', 'super')
    const nueva = await invitarPersonal(ana, { nombre: 'Camila Paz', email: 'camila@hub.cl', papel: 'confianza' })
    await expect(
      invitarPersonal(ana, { nombre: 'Camila', email: 'camila@hub.cl', papel: 'finanzas' }),
    ).rejects.toMatchObject({ code: 'ya-es-del-equipo' })
    expect(await cambiarPapel(ana, { personaId: nueva.id, papel: 'finanzas' })).toMatchObject({
      papel: 'finanzas',
      soyYo: false,
    })
    await expect(cambiarPapel(ana, { personaId: yo(ana), papel: 'soporte' })).rejects.toMatchObject({
      code: 'puesto-propio',
    })
    expect(new Map((await listarPersonal(ana, {})).items.map(({ nombre, papel }) => [nombre, papel]))).toEqual(
      new Map([
        ['Ana Soto', 'super'],
        ['Camila Paz', 'finanzas'],
      ]),
    )
    await escena()
      .db.insertInto('sesiones')
      .values({
        id: unId('s'),
        tokenHash: Buffer.from('t'),
        usuarioId: nueva.id,
        contexto: 'admin',
        inactividadSegundos: 60,
        expiraEn: ana.now,
        usadaEn: ana.now,
        createdAt: ana.now,
      })
      .execute()
    await quitarPersonal(ana, { personaId: nueva.id })
    expect(await escena().db.selectFrom('sesiones').select('id').where('usuarioId', '=', nueva.id).execute()).toEqual(
      [],
    )
    await expect(quitarPersonal(ana, { personaId: nueva.id })).rejects.toMatchObject({ code: 'persona-desconocida' })
    for (const papel of ['confianza', 'finanzas', 'soporte', 'contenido'] as const)
      await expect(listarPersonal(await colega('Otra', papel), {})).rejects.toMatchObject({ code: 'sin-permiso' })
    expect(
      (await listarAuditoria(ana, { objeto: 'usuario', objetoId: nueva.id })).items.map(
        ({ accion, quien, detalle }) => [accion, quien, detalle],
      ),
    ).toEqual([
      ['personal.quitar', 'Ana', [{ clave: 'papel', valor: 'finanzas' }]],
      [
        'personal.papel',
        'Ana',
        [
          { clave: 'ahora', valor: 'finanzas' },
          { clave: 'antes', valor: 'confianza' },
        ],
      ],
      ['personal.invitar', 'Ana', [{ clave: 'papel', valor: 'confianza' }]],
    ])
  })

  const correosA = (para: string) =>
    escena()
      .db.selectFrom('correos')
      .select(['asunto', 'texto', 'clave'])
      .where('para', '=', para)
      .orderBy('createdAt')
      .execute()
  const despachar = async (): Promise<void> => {
    for (const { job, data } of escena().tareas.splice(0))
      if (job in usuariosJobs) await usuariosJobs[job as 'usuarios.correoDeInvitacion'](escena().ctx(), data as never)
  }
  const invitacionDe = async (ana: Ctx, email: string) =>
    (await listarPersonal(ana, {})).items.find((uno) => uno.email === email)?.invitacion
  const enlaceEn = (texto: string): string => /\/admin\/invitacion\?token=([\w-]+)/.exec(texto)![1]!

  it('has an invitation of its own: its mail, its address, seven days, once; and no notice of a changed password', async () => {
    const e = escena()
    const ana = await colega('Ana Soto', 'super')
    await invitarPersonal(ana, { nombre: 'Camila Paz', email: 'camila@hub.cl', papel: 'confianza' })
    await despachar()
    const [correo, ...mas] = await correosA('camila@hub.cl')
    expect([correo!.asunto, mas]).toEqual(['Te invitaron a la administración', []])
    expect(correo!.texto).toMatch(/vence en 7 días[^]*Confianza: verifica/)
    const token = enlaceEn(correo!.texto)
    expect(await invitacionDe(ana, 'camila@hub.cl')).toBe('enviada')
    e.avanzar(7 * 86_400 - 1)
    expect(await revisarEnlaceDeClave(e.ctx(), { token })).toEqual({})
    await cambiarClaveConEnlace(e.ctx(), { token, password: 'Glaciar-verde-2044' })
    expect(await invitacionDe(escena().ctx(ana.actor), 'camila@hub.cl')).toBeNull()
    await expect(revisarEnlaceDeClave(e.ctx(), { token })).rejects.toMatchObject({ code: 'enlace-vencido' })
    expect(e.tareas.map(({ job }) => job)).not.toContain('usuarios.avisarClaveCambiada')
    await invitarPersonal(escena().ctx(ana.actor), { nombre: 'Otra', email: 'otra@hub.cl', papel: 'soporte' })
    await despachar()
    e.avanzar(7 * 86_400)
    await expect(
      revisarEnlaceDeClave(e.ctx(), { token: enlaceEn((await correosA('otra@hub.cl'))[0]!.texto) }),
    ).rejects.toMatchObject({ code: 'enlace-vencido' })
    expect(await invitacionDe(escena().ctx(ana.actor), 'otra@hub.cl')).toBe('vencida')
  })

  it('says where its mail was refused for good, and is void once whoever was invited is taken out', async () => {
    const e = escena()
    const ana = await colega('Ana Soto', 'super')
    const { id } = await invitarPersonal(ana, { nombre: 'Camila Paz', email: 'camila@hub.cl', papel: 'confianza' })
    await despachar()
    const { texto } = (await correosA('camila@hub.cl'))[0]!
    await e.db
      .updateTable('correos')
      .set({ estado: 'rechazado', rechazo: '550 5.1.1', rechazadoEn: e.clock.now })
      .where('para', '=', 'camila@hub.cl')
      .execute()
    expect(await invitacionDe(ana, 'camila@hub.cl')).toBe('rechazada')
    await quitarPersonal(ana, { personaId: id })
    await expect(revisarEnlaceDeClave(e.ctx(), { token: enlaceEn(texto) })).rejects.toMatchObject({
      code: 'enlace-vencido',
    })
    e.avanzar(1)
    await invitarPersonal(escena().ctx(ana.actor), { nombre: 'Camila Paz', email: 'camila@hub.cl', papel: 'confianza' })
    await despachar()
    expect(await invitacionDe(escena().ctx(ana.actor), 'camila@hub.cl')).toBe('enviada')
  })

  it.each(['taken out', 'made soporte'] as const)(
    'lets nobody in whom somebody invited who was %s since',
    async (que) => {
      const [ana, eva] = [await colega('Ana Soto', 'super'), await colega('Eva Paz', 'super')]
      const { id: segunda } = await invitarPersonal(eva, { nombre: 'Segunda', email: 'segunda@hub.cl', papel: 'super' })
      const { id: deOtra } = await invitarPersonal(ana, { nombre: 'Camila', email: 'camila@hub.cl', papel: 'soporte' })
      if (que === 'taken out') await quitarPersonal(ana, { personaId: yo(eva) })
      else await cambiarPapel(ana, { personaId: yo(eva), papel: 'soporte' })
      const quedan = (await listarPersonal(ana, {})).items.map(({ id }) => id)
      expect([quedan.includes(segunda), quedan.includes(deOtra)]).toEqual([false, true])
      expect(
        await escena()
          .db.selectFrom('enlaces')
          .select('usuarioId')
          .where('proposito', '=', 'invitacion')
          .where('usadoEn', 'is', null)
          .execute(),
      ).toEqual([{ usuarioId: deOtra }])
      expect(
        (await listarAuditoria(ana, { objeto: 'usuario', objetoId: segunda })).items.map(({ accion }) => accion),
      ).toEqual(['personal.quitar', 'personal.invitar'])
    },
  )

  it('is invited again while they have not come: the link of before is void, and an hour has its limit', async () => {
    const e = escena()
    const ana = await colega('Ana Soto', 'super')
    const { id } = await invitarPersonal(ana, { nombre: 'Camila Paz', email: 'camila@hub.cl', papel: 'confianza' })
    await despachar()
    e.avanzar(7 * 86_400)
    const otraVez = (actor = ana.actor) => reenviarInvitacionDePersonal(e.ctx(actor), { personaId: id })
    expect(await invitacionDe(e.ctx(ana.actor), 'camila@hub.cl')).toBe('vencida')
    expect(await otraVez()).toMatchObject({ id, invitacion: 'enviada' })
    await despachar()
    const [antes, despues] = (await correosA('camila@hub.cl')).map(({ texto }) => enlaceEn(texto))
    await expect(revisarEnlaceDeClave(e.ctx(), { token: antes! })).rejects.toMatchObject({ code: 'enlace-vencido' })
    expect(await revisarEnlaceDeClave(e.ctx(), { token: despues! })).toEqual({})
    await otraVez()
    await otraVez()
    await expect(otraVez()).rejects.toMatchObject({ code: 'demasiados-intentos' })
    await expect(otraVez((await colega('Otra', 'soporte')).actor)).rejects.toMatchObject({ code: 'sin-permiso' })
    await despachar()
    const ultima = enlaceEn((await correosA('camila@hub.cl')).at(-1)!.texto)
    await cambiarClaveConEnlace(e.ctx(), { token: ultima, password: 'Glaciar-verde-2044' })
    e.avanzar(3600)
    await expect(otraVez()).rejects.toMatchObject({ code: 'transicion-no-permitida' })
    expect((await listarAuditoria(e.ctx(ana.actor), { accion: 'personal.reenviar' })).total).toBe(3)
  })

  it('lets whoever has an account enter with it, and nobody with one whose address was never confirmed', async () => {
    const e = escena()
    const ana = await colega('Ana Soto', 'super')
    const [suya, deNadie] = [
      await unUsuario(e.db, { emailVerificadoEn: e.clock.now, claveHash: 'sellada' }),
      await unUsuario(e.db, { emailVerificadoEn: null, claveHash: 'sellada' }),
    ]
    await e.db
      .insertInto('sesiones')
      .values({
        id: unId('ajena'),
        tokenHash: Buffer.from('x'),
        usuarioId: deNadie.id,
        contexto: 'cliente',
        inactividadSegundos: 60,
        expiraEn: new Date(e.clock.now.getTime() + 60_000),
        usadaEn: e.clock.now,
        createdAt: e.clock.now,
      })
      .execute()
    for (const { email } of [suya, deNadie])
      await invitarPersonal(ana, { nombre: 'Quien sea', email, papel: 'soporte' })
    await despachar()
    expect((await correosA(suya.email)).map(({ asunto }) => asunto)).toEqual(['Te sumaron a la administración'])
    expect((await correosA(deNadie.email)).map(({ asunto }) => asunto)).toEqual(['Te invitaron a la administración'])
    expect(
      await e.db
        .selectFrom('usuarios')
        .select(['id', 'claveHash'])
        .where('id', 'in', [suya.id, deNadie.id])
        .where('claveHash', '=', '')
        .execute(),
    ).toEqual([{ id: deNadie.id, claveHash: '' }])
    expect(await e.db.selectFrom('sesiones').select('id').where('usuarioId', '=', deNadie.id).execute()).toEqual([])
  })

  const enSuSesion = (usuarioId: string): Sesion => ({
    tipo: 'sesion',
    contexto: 'cliente',
    usuarioId,
    sesionId: unId(usuarioId),
    anfitrionId: null,
    proveedor: null,
    empresa: null,
    rolesAdmin: [],
  })

  it('voids every link of whoever held the address before it was invited', async () => {
    const e = escena()
    const ana = await colega('Ana Soto', 'super')
    await registrarUsuario(e.ctx(), {
      nombre: 'Quien Sea',
      email: 'ella@hub.cl',
      password: 'Rio-claro-2041',
      aceptaTerminos: true,
    })
    const { id } = await e.db
      .selectFrom('usuarios')
      .select('id')
      .where('email', '=', 'ella@hub.cl')
      .executeTakeFirstOrThrow()
    await cambiarCorreo(e.ctx(enSuSesion(id)), { email: 'otro@hub.cl', password: 'Rio-claro-2041' })
    const tokenDe = (trabajo: string) =>
      (e.tareas.findLast(({ job }) => job === trabajo)!.data as { token: string }).token
    const [deOtro, deElla] = [tokenDe('usuarios.correoDeDireccionNueva'), tokenDe('usuarios.correoDeVerificacion')]
    await invitarPersonal(ana, { nombre: 'Elena', email: 'ella@hub.cl', papel: 'super' })
    await expect(verificarCorreo(e.ctx(), { token: deOtro })).rejects.toMatchObject({ code: 'enlace-vencido' })
    await expect(soltarCorreo(e.ctx(), { token: deElla })).rejects.toMatchObject({ code: 'enlace-vencido' })
    await cambiarClaveConEnlace(e.ctx(), {
      token: tokenDe('usuarios.correoDeInvitacion'),
      password: 'Glaciar-verde-2044',
    })
    expect(
      await e.db.selectFrom('usuarios').select(['email', 'emailVerificadoEn']).where('id', '=', id).execute(),
    ).toEqual([{ email: 'ella@hub.cl', emailVerificadoEn: e.clock.now }])
  })

  it('moves no address that was invited, also by a link that was being made meanwhile', async () => {
    const e = escena()
    const ana = await colega('Ana Soto', 'super')
    const { id } = await invitarPersonal(ana, { nombre: 'Elena', email: 'ella@hub.cl', papel: 'super' })
    await e.ctx().transaction((tx) => darEnlace(e.ctx(), tx, id, 'correo_nuevo', 'otro@hub.cl'))
    const { token } = e.tareas.findLast(({ job }) => job === 'usuarios.correoDeDireccionNueva')!.data as {
      token: string
    }
    await expect(verificarCorreo(e.ctx(enSuSesion(id)), { token })).rejects.toMatchObject({ code: 'enlace-vencido' })
    expect(await e.db.selectFrom('usuarios').select('email').where('id', '=', id).execute()).toEqual([
      { email: 'ella@hub.cl' },
    ])
  })

  it('leaves an audit that nobody changes, filtered and taken away as CSV', async () => {
    const ana = await colega('Ana', 'super')
    await invitarPersonal(ana, { nombre: 'Camila', email: 'camila@hub.cl', papel: 'confianza' })
    await expect(escena().db.updateTable('auditoria').set({ accion: 'otra' }).execute()).rejects.toThrow()
    await expect(escena().db.deleteFrom('auditoria').execute()).rejects.toThrow()
    const csv = await exportarAuditoria(ana, { accion: 'personal.invitar' })
    expect(csv.split('\r\n')).toHaveLength(2)
    expect(csv).toContain('personal.invitar')
    const { items, total } = await listarAuditoria(ana, {})
    expect(items.map(({ accion }) => accion)).toEqual(['auditoria.exportar', 'personal.invitar'])
    expect(total).toBe(2)
    expect((await listarAuditoria(ana, { antesDe: String(items[0]!.id) })).items.map(({ accion }) => accion)).toEqual([
      'personal.invitar',
    ])
    expect((await listarAuditoria(ana, { hasta: '2026-11-17' })).items).toEqual([])
    expect(
      (
        await Promise.all(
          ['personal-invitar', 'personal_invitar', 'personal'].map((accion) => listarAuditoria(ana, { accion })),
        )
      ).map(({ items }) => items.length),
    ).toEqual([1, 1, 0])
    expect((await listarAuditoria(ana, { desde: '2026-11-18', hasta: '2026-11-18' })).items).toHaveLength(2)
    await expect(listarAuditoria(await colega('Otra', 'contenido'), {})).rejects.toMatchObject({ code: 'sin-permiso' })
  })

  it('calls what an act was about by its name, and never a person', async () => {
    const { db, clock } = escena()
    const ana = await colega('Ana', 'super')
    const experiencia = await unaExperiencia(db)
    const reserva = await unaReserva(db, await unaSalida(db, experiencia), {
      estado: 'cancelada',
      estadoPago: 'sin_pago',
    })
    const persona = await unUsuario(db, { nombre: 'Rosa' })
    const [empresa, proveedor] = [
      await unaEmpresa(db, { nombre: 'Costanera' }),
      await unProveedor(db, { nombreComercial: 'Tres Ríos' }),
    ]
    const cosas: [objeto: string, objetoId: string][] = [
      ['reserva', reserva.id],
      ['experiencia', experiencia.id],
      ['empresa', empresa.id],
      ['proveedor', proveedor.id],
      ['usuario', persona.id],
      ['regla', 'feriados'],
      ['reserva', unId('ninguna')],
    ]
    for (const [objeto, objetoId] of cosas)
      await anotar(db, { actor: yo(ana), accion: 'ver', objeto, objetoId, now: clock.now })
    const { nombreExperiencia } = await db
      .selectFrom('experiencias')
      .select('nombreExperiencia')
      .where('id', '=', experiencia.id)
      .executeTakeFirstOrThrow()
    expect((await listarAuditoria(ana, {})).items.map(({ nombre }) => nombre).toReversed()).toEqual([
      reserva.codigo,
      nombreExperiencia,
      'Costanera',
      'Tres Ríos',
      null,
      null,
      null,
    ])
  })

  it('answers requests about personal data within thirty days, once thirty more', async () => {
    const { id, email } = await unUsuario(escena().db, { nombre: 'Rosa' })
    const rosa = escena().ctx({
      tipo: 'sesion',
      contexto: 'cliente',
      usuarioId: id,
      sesionId: unId(id),
      anfitrionId: null,
      proveedor: null,
      empresa: null,
      rolesAdmin: [],
    })
    const pedida = await pedirDerecho(rosa, { derecho: 'acceso', detalle: 'Quiero todo' })
    const ctx = await colega('Camila', 'soporte')
    const [caso] = (await listarCasos(ctx, { tipo: 'datos' })).items
    expect(caso).toMatchObject({ objetoId: pedida.id, venceEn: pedida.venceEn })
    expect(await verSolicitudDeDatos(ctx, { solicitudId: pedida.id })).toMatchObject({
      detalle: 'Quiero todo',
      prorrogable: true,
      personaId: id,
    })
    await resolverSolicitudDeDatos(ctx, {
      solicitudId: pedida.id,
      decision: 'prorrogada',
      respuesta: 'Son muchos datos',
    })
    const despues = (await listarCasos(ctx, { tipo: 'datos' })).items[0]!
    expect(Date.parse(despues.venceEn) - Date.parse(pedida.venceEn)).toBe(30 * 86_400_000)
    await expect(
      resolverSolicitudDeDatos(ctx, { solicitudId: pedida.id, decision: 'prorrogada', respuesta: 'Más' }),
    ).rejects.toMatchObject({ code: 'transicion-no-permitida' })
    expect(
      await resolverSolicitudDeDatos(ctx, {
        solicitudId: pedida.id,
        decision: 'cumplida',
        respuesta: 'Te la enviamos',
      }),
    ).toMatchObject({ estado: 'cumplida', acciones: { puedeResolver: false } })
    expect((await listarCasos(ctx, { tipo: 'datos' })).total).toBe(0)
    await expect(
      resolverSolicitudDeDatos(ctx, { solicitudId: pedida.id, decision: 'rechazada', respuesta: 'x' }),
    ).rejects.toMatchObject({ code: 'caso-ya-resuelto' })
    expect(
      (
        await escena()
          .db.selectFrom('correos')
          .select('asunto')
          .where('para', '=', email)
          .orderBy('createdAt')
          .execute()
      ).map(({ asunto }) => asunto),
    ).toEqual(expect.arrayContaining(['Necesitamos más tiempo para tu solicitud', 'Cumplimos tu solicitud']))
    await expect(
      verSolicitudDeDatos(await colega('Otra', 'finanzas'), { solicitudId: pedida.id }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
  })
})
