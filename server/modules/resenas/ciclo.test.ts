import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Actor, Sesion } from '#domain/permisos/actor.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaExperiencia, unaReserva, unaSalida, unProveedor, unUsuario } from '#server/testing/datos.ts'
import type { Escena } from '#server/testing/escenas.ts'
import { entrarComo, sumar } from '#server/testing/sesion-de.ts'
import { verExperiencia } from '#server/modules/experiencias/index.ts'
import { abrirFoto, fotosJobs } from '#server/modules/fotos/index.ts'
import { verReserva } from '#server/modules/reservas/index.ts'
import {
  apelarOpinion,
  denunciarResena,
  escribirResena,
  firmarComoViajero,
  listarResenas,
  listarResenasPorRevisar,
  listarResenasRecibidas,
  moderarResena,
  opinarDeViajero,
  resenasJobs,
  responderResena,
  subirFotoDeResena,
  verMiResena,
} from './index.ts'

setLog({ sink: () => undefined })

const base = {
  tipo: 'sesion',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
} as const
const DIA = 86_400

async function unViaje(e: Escena) {
  const proveedor = await unProveedor(e.db)
  const experiencia = await unaExperiencia(e.db, { proveedorId: proveedor.id })
  const salida = await unaSalida(e.db, experiencia, { fecha: '2026-11-17' })
  const [ana, berta] = [await unUsuario(e.db, { nombre: 'Ana Rojas' }), await unUsuario(e.db)]
  // Free, so that the money promises hold without a charge.
  const { id } = await unaReserva(e.db, salida, {
    usuarioId: ana.id,
    estado: 'realizada',
    estadoPago: 'sin_pago',
    total: 0,
  })
  const actor = (usuarioId: string): Actor => ({ ...base, contexto: 'cliente', usuarioId })
  const operador: Actor = {
    ...base,
    contexto: 'proveedor',
    usuarioId: berta.id,
    proveedor: { id: proveedor.id, rol: 'dueno' },
  }
  const admin: Actor = { ...base, contexto: 'admin', usuarioId: berta.id, rolesAdmin: ['contenido'] }
  const publicas = async () => (await listarResenas(e.ctx(), { id: experiencia.id })).items
  const nota = async () => (await verExperiencia(e.ctx(), { id: experiencia.id })).calificacion
  return { id, experiencia, ana: actor(ana.id), berta: actor(berta.id), operador, admin, publicas, nota }
}

enCadaBase('opiniones', (escena) => {
  it('are of nobody who has come to work for the operator', async () => {
    const e = escena()
    const { id, ana, experiencia } = await unViaje(e)
    await sumar(e, (ana as Sesion).usuarioId, { proveedorId: experiencia.proveedorId! }, 'caja')
    const viajera = e.ctx(await entrarComo(e, (ana as Sesion).usuarioId))
    await expect(escribirResena(viajera, { id, puntaje: 5 })).rejects.toMatchObject({ code: 'experiencia-propia' })
    await expect(verMiResena(viajera, { id })).rejects.toMatchObject({ code: 'experiencia-propia' })
    expect((await verReserva(viajera, { id })).acciones.puedeOpinar, 'nor is it offered').toBe(false)
  })

  it('waits seven days while the other side is silent, then counts', async () => {
    const e = escena()
    const { id, ana, publicas, nota } = await unViaje(e)
    const escrita = await escribirResena(e.ctx(ana), { id, puntaje: 4, guia: 5, comentario: 'Muy bien' })
    expect(escrita).toMatchObject({ puedeOpinar: true, resena: { estado: 'en_espera', puntaje: 4, guia: 5 } })
    expect(await publicas()).toEqual([])
    e.avanzar(7 * DIA - 1)
    expect(await publicas()).toEqual([])
    e.avanzar(1)
    expect((await publicas()).map(({ autor, puntaje }) => [autor, puntaje])).toEqual([['Ana R.', 4]])
    await resenasJobs['resenas.publicar'](e.ctx())
    await resenasJobs['resenas.publicar'](e.ctx())
    expect(await nota()).toMatchObject({ promedio: 4, cantidad: 1 })
    expect(await verMiResena(e.ctx(ana), { id })).toMatchObject({ puedeOpinar: false, resena: { estado: 'publicada' } })
    await expect(escribirResena(e.ctx(ana), { id, puntaje: 1 })).rejects.toMatchObject({ code: 'resena-ya-escrita' })
  })

  it.each(['traveller first', 'operator first'])('comes out when both wrote: %s', async (orden) => {
    const e = escena()
    const { id, ana, operador, publicas, nota } = await unViaje(e)
    const actos = [
      () => escribirResena(e.ctx(ana), { id, puntaje: 5, comentario: 'Hermoso' }),
      () => opinarDeViajero(e.ctx(operador), { realizadaId: id, puntaje: 5 }),
    ]
    if (orden === 'operator first') actos.reverse()
    await actos[0]!()
    expect(await publicas()).toEqual([])
    e.avanzar(60)
    await actos[1]!()
    expect(await publicas()).toHaveLength(1)
    expect(await nota()).toMatchObject({ promedio: 5, cantidad: 1 })
    await expect(opinarDeViajero(e.ctx(operador), { realizadaId: id, puntaje: 1 })).rejects.toMatchObject({
      code: 'resena-ya-escrita',
    })
  })

  it('may be changed while nobody has seen it, and keeps its date', async () => {
    const e = escena()
    const { id, ana, publicas } = await unViaje(e)
    await escribirResena(e.ctx(ana), { id, puntaje: 2 })
    e.avanzar(3 * DIA)
    await escribirResena(e.ctx(ana), { id, puntaje: 3, comentario: 'Lo pensé mejor' })
    e.avanzar(4 * DIA)
    expect((await publicas()).map(({ puntaje, comentario }) => [puntaje, comentario])).toEqual([[3, 'Lo pensé mejor']])
  })

  it('is for whoever attended, within fourteen days', async () => {
    const e = escena()
    const { id, ana, berta, operador } = await unViaje(e)
    await expect(escribirResena(e.ctx(berta), { id, puntaje: 5 })).rejects.toMatchObject({ code: 'reserva-ajena' })
    await expect(
      opinarDeViajero(
        e.ctx({ ...base, contexto: 'proveedor', usuarioId: 'x', proveedor: { id: crypto.randomUUID(), rol: 'dueno' } }),
        { realizadaId: id, puntaje: 5 },
      ),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    await e.db.updateTable('reservas').set({ estado: 'no_asistio' }).execute()
    for (const act of [
      () => escribirResena(e.ctx(ana), { id, puntaje: 5 }),
      () => opinarDeViajero(e.ctx(operador), { realizadaId: id, puntaje: 5 }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'resena-no-disponible' })
    await e.db.updateTable('reservas').set({ estado: 'realizada' }).execute()
    e.avanzar(15 * DIA)
    await expect(escribirResena(e.ctx(ana), { id, puntaje: 5 })).rejects.toMatchObject({ code: 'resena-no-disponible' })
  })

  it('is held by a rule, let out by a person, reported and hidden, and the average follows', async () => {
    const e = escena()
    const { id, ana, berta, operador, admin, publicas, nota } = await unViaje(e)
    await opinarDeViajero(e.ctx(operador), { realizadaId: id, puntaje: 5 })
    expect(
      (await escribirResena(e.ctx(ana), { id, puntaje: 5, comentario: 'Escribe a ana@correo.cl' })).resena,
    ).toMatchObject({ estado: 'en_revision' })
    expect(await publicas()).toEqual([])
    const [retenida] = (await listarResenasPorRevisar(e.ctx(admin), {})).items
    expect(retenida).toMatchObject({ enRevision: true, denuncias: [] })
    await moderarResena(e.ctx(admin), { resenaId: retenida!.id, decision: 'mantener' })
    expect(await nota()).toMatchObject({ cantidad: 1 })
    for (let veces = 0; veces < 2; veces++)
      await denunciarResena(e.ctx(berta), { resenaId: retenida!.id, regla: 'datos_personales', detalle: 'Un correo' })
    const denunciadas = await listarResenasPorRevisar(e.ctx(admin), {})
    expect(denunciadas.items.map(({ denuncias }) => denuncias)).toEqual([
      [{ regla: 'datos_personales', detalle: 'Un correo' }],
    ])
    await expect(moderarResena(e.ctx(admin), { resenaId: retenida!.id, decision: 'ocultar' })).rejects.toMatchObject({
      code: 'datos-invalidos',
    })
    await expect(
      moderarResena(e.ctx(operador), { resenaId: retenida!.id, decision: 'mantener' }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    await moderarResena(e.ctx(admin), { resenaId: retenida!.id, decision: 'ocultar', regla: 'datos_personales' })
    expect([
      await publicas(),
      (await nota()).cantidad,
      (await listarResenasPorRevisar(e.ctx(admin), {})).total,
    ]).toEqual([[], 0, 0])
    expect((await verMiResena(e.ctx(ana), { id })).resena).toMatchObject({
      estado: 'oculta',
      motivo: 'datos_personales',
    })
  })

  it('let stand, may be appealed once by its operator, and somebody else decides', async () => {
    const e = escena()
    const { id, ana, berta, operador, admin, publicas } = await unViaje(e)
    const otra: Actor = { ...admin, usuarioId: (await unUsuario(e.db)).id } as Actor
    await e.db.updateTable('proveedores').set({ email: 'operador@ejemplo.cl' }).execute()
    await opinarDeViajero(e.ctx(operador), { realizadaId: id, puntaje: 5 })
    const { resena } = await escribirResena(e.ctx(ana), { id, puntaje: 1, comentario: 'Nunca llegó nadie' })
    const resenaId = resena!.id
    const apelar = (actor: Actor = operador) => apelarOpinion(e.ctx(actor), { resenaId, texto: 'Sí fuimos: hay fotos' })
    const puede = async () => (await listarResenasRecibidas(e.ctx(operador), {})).items[0]?.puedeApelar
    await expect(apelar()).rejects.toMatchObject({ code: 'opinion-sin-decision' })
    await denunciarResena(e.ctx(berta), { resenaId, regla: 'falsa' })
    expect(await puede()).toBe(false)
    await moderarResena(e.ctx(admin), { resenaId, decision: 'mantener' })
    expect(await puede()).toBe(true)
    await expect(apelar(ana)).rejects.toMatchObject({ code: 'sin-permiso' })
    expect(await apelar()).toEqual({ recibida: true })
    expect(await puede()).toBe(false)
    await expect(apelar()).rejects.toMatchObject({ code: 'opinion-ya-apelada' })
    await expect(moderarResena(e.ctx(admin), { resenaId, decision: 'mantener' })).rejects.toMatchObject({
      code: 'caso-de-otra-persona',
    })
    await moderarResena(e.ctx(otra), { resenaId, decision: 'ocultar', regla: 'falsa' })
    expect(await publicas()).toEqual([])
    const [carta] = await e.db
      .selectFrom('correos')
      .select('texto')
      .where('clave', '=', `apelacion-opinion:${resenaId}`)
      .execute()
    expect(carta!.texto).toContain('es falsa')
    await expect(apelar()).rejects.toMatchObject({ code: 'opinion-ya-apelada' })
  })

  it('taken down, is told to its operator with the rule, who may appeal it there', async () => {
    const e = escena()
    const { id, ana, berta, operador, admin } = await unViaje(e)
    const ocultas = async () => (await listarResenasRecibidas(e.ctx(operador), { vista: 'ocultas' })).items
    const { resena } = await escribirResena(e.ctx(ana), { id, puntaje: 4, comentario: 'Llámenla al 987654321' })
    const resenaId = resena!.id
    // Never out, it is not told, whatever was decided of it.
    await moderarResena(e.ctx(admin), { resenaId, decision: 'ocultar', regla: 'insultos' })
    expect(await ocultas()).toEqual([])
    await moderarResena(e.ctx(admin), { resenaId, decision: 'mantener' })
    await opinarDeViajero(e.ctx(operador), { realizadaId: id, puntaje: 5 })
    e.avanzar(8 * 86_400)
    await resenasJobs['resenas.publicar'](e.ctx())
    expect((await listarResenasRecibidas(e.ctx(operador), {})).items).toMatchObject([{ id: resenaId, oculta: null }])
    await denunciarResena(e.ctx(berta), { resenaId, regla: 'datos_personales' })
    await moderarResena(e.ctx(admin), { resenaId, decision: 'ocultar', regla: 'datos_personales' })
    expect((await listarResenasRecibidas(e.ctx(operador), {})).items).toEqual([])
    expect(await ocultas()).toMatchObject([
      { id: resenaId, comentario: '', fotos: [], oculta: { regla: 'datos_personales' }, puedeApelar: true },
    ])
    await apelarOpinion(e.ctx(operador), { resenaId, texto: 'Era el número de la oficina' })
    expect(await ocultas()).toMatchObject([{ puedeApelar: false }])
  })

  it('shows its photos with it: private before, gone with a rule or with the account', async () => {
    const e = escena()
    const { id, ana, berta, operador, admin, publicas } = await unViaje(e)
    const cuerpo = new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0e5a6b' } })
        .jpeg()
        .toBuffer(),
    )
    const subir = (actor: Actor) => subirFotoDeResena(e.ctx(actor, { cuerpo }), { id, licencia: 'propia' })
    await expect(subir(berta)).rejects.toMatchObject({ code: 'reserva-ajena' })
    const foto = await subir(ana)
    expect((await subir(ana)).id).toBe(foto.id)
    const otra = await unViaje(e)
    const ajena = await subirFotoDeResena(e.ctx(otra.ana, { cuerpo }), { id: otra.id, licencia: 'propia' })
    await expect(escribirResena(e.ctx(ana), { id, puntaje: 5, fotos: [ajena.id] })).rejects.toMatchObject({
      code: 'datos-invalidos',
    })
    await escribirResena(e.ctx(otra.ana), { id: otra.id, puntaje: 4, fotos: [ajena.id] })
    const se = (url: string) => abrirFoto(e.ctx(), url.split('?')[0]!, new URL(url, 'http://x').searchParams)
    const aVista = async () => (await se(foto.url.split('?')[0]!)) !== null

    const escrita = await escribirResena(e.ctx(ana), { id, puntaje: 5, fotos: [foto.id] })
    expect([await aVista(), await se(escrita.resena!.fotos[0]!.url)]).toMatchObject([false, { esPublica: false }])
    e.avanzar(60)
    await opinarDeViajero(e.ctx(operador), { realizadaId: id, puntaje: 5 })
    const [publica] = await publicas()
    expect([publica!.fotos, await aVista()]).toEqual([
      [{ id: foto.id, url: `/fotos/${foto.id}-1200.webp`, chica: `/fotos/${foto.id}-400.webp`, ancho: 60, alto: 40 }],
      true,
    ])
    e.avanzar(2 * DIA)
    await fotosJobs['fotos.limpiar'](e.ctx())
    expect(await aVista()).toBe(true)

    await denunciarResena(e.ctx(berta), { resenaId: publica!.id, regla: 'falsa' })
    await moderarResena(e.ctx(admin), { resenaId: publica!.id, decision: 'ocultar', regla: 'falsa' })
    expect([await aVista(), (await verExperiencia(e.ctx(), { id: otra.experiencia.id })).calificacion.ocultas]).toEqual(
      [false, 0],
    )
    const mia = (await verMiResena(e.ctx(ana), { id })).resena!
    expect([mia.estado, await se(mia.fotos[0]!.url)]).toMatchObject(['oculta', { esPublica: false }])
    const avisos = await e.db.selectFrom('notificaciones').select(['usuarioId', 'titulo']).orderBy('titulo').execute()
    expect(avisos.map(({ titulo }) => titulo.replace(/ de .*/, ''))).toEqual([
      'Ocultamos tu opinión',
      'Revisamos la opinión que reportaste',
    ])
    await moderarResena(e.ctx(admin), { resenaId: publica!.id, decision: 'mantener' })
    expect(await aVista()).toBe(true)
    await moderarResena(e.ctx(admin), { resenaId: publica!.id, decision: 'ocultar', regla: 'falsa' })
    e.avanzar(31 * DIA)
    await resenasJobs['resenas.borrarFotosOcultas'](e.ctx())
    expect((await e.db.selectFrom('fotos').select('id').execute()).map((row) => row.id)).toEqual([ajena.id])
    const salida = e.ctx()
    await salida.transaction((tx) => firmarComoViajero(salida, tx, (otra.ana as { usuarioId: string }).usuarioId))
    expect(await e.db.selectFrom('fotos').select('id').execute()).toEqual([])
    const ctx = e.ctx()
    for (const { job, data } of e.tareas.splice(0))
      if (job === 'fotos.borrarArchivos') await fotosJobs[job](ctx, data as { ids: string[] })
    expect([
      await ctx.archivos.get(`fotos/${foto.id}-400.webp`),
      await ctx.archivos.get(`fotos/${ajena.id}-400.webp`),
    ]).toEqual([null, null])
  })

  it('is answered once by its operator, without phones or links', async () => {
    const e = escena()
    const { id, ana, operador, publicas } = await unViaje(e)
    await escribirResena(e.ctx(ana), { id, puntaje: 5 })
    await opinarDeViajero(e.ctx(operador), { realizadaId: id, puntaje: 5 })
    const [recibida] = (await listarResenasRecibidas(e.ctx(operador), {})).items
    const responder = (respuesta: string) => responderResena(e.ctx(operador), { resenaId: recibida!.id, respuesta })
    await expect(responder('Llámame al +56 9 8765 4321')).rejects.toMatchObject({ code: 'datos-invalidos' })
    await responder('Gracias por venir')
    expect((await publicas())[0]).toMatchObject({ respuesta: 'Gracias por venir' })
    await expect(responder('Otra vez')).rejects.toMatchObject({ code: 'resena-ya-respondida' })
  })

  it('is asked for once by mail, in text and HTML', async () => {
    const e = escena()
    const { id } = await unViaje(e)
    for (let veces = 0; veces < 3; veces++) {
      e.avanzar(3600)
      await resenasJobs['resenas.invitar'](e.ctx())
      for (const { data } of e.tareas.splice(0)) await resenasJobs['resenas.correoDeInvitacion'](e.ctx(), data as never)
    }
    const correos = await e.db
      .selectFrom('correos')
      .select(['asunto', 'texto', 'html'])
      .where('clave', '=', `opinion:${id}`)
      .execute()
    expect(correos).toHaveLength(1)
    for (const cuerpo of [correos[0]!.texto, correos[0]!.html]) expect(cuerpo).toContain('/opinion')
  })
})
