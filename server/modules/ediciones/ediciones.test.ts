import { expect, it } from 'vitest'
import sharp from 'sharp'
import type { Actor } from '#domain/permisos/actor.ts'
import { FiltrosExperiencia } from '#contract/experiencias.ts'
import { sumarDias } from '#domain/fechas.ts'
import { guardarAgenda } from '#server/modules/disponibilidad/index.ts'
import { listarExperiencias, verExperiencia } from '#server/modules/experiencias/index.ts'
import { abrirFoto, fotosJobs } from '#server/modules/fotos/index.ts'
import { verEstadisticas } from '#server/modules/estadisticas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { CONTENIDO_COMPLETO } from '#server/testing/ediciones.ts'
import {
  AHORA,
  HOY,
  unAnfitrion,
  unId,
  unProveedor,
  unaSalida,
  unaExperiencia,
  unaReserva,
  unUsuario,
} from '#server/testing/datos.ts'
import type { Escena } from '#server/testing/escenas.ts'
import { entrarComo, sumar } from '#server/testing/sesion-de.ts'
import {
  aprobarEdicion,
  crearExperiencia,
  descartarEdicion,
  enviarEdicion,
  guardarEdicion,
  listarEdicionesPorRevisar,
  observarEdicion,
  pausarExperiencia,
  rechazarEdicion,
  retirarEdicion,
  retirarExperiencia,
  subirFoto,
  verEdicion,
  verEdicionPorRevisar,
} from './index.ts'

setLog({ sink: () => undefined })

const base = {
  tipo: 'sesion',
  contexto: 'cliente',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
} as const

async function unaAnfitriona(e: Escena, estado = 'Activo') {
  const usuario = await unUsuario(e.db, { email: 'berta@anfitriona.cl' })
  const anfitrion = await unAnfitrion(e.db, {
    usuarioId: usuario.id,
    nombre: 'Berta',
    estado,
    region: '10',
    comunaCodigo: '10205',
    ciudad: 'Dalcahue',
  })
  return { actor: { ...base, usuarioId: usuario.id, anfitrionId: anfitrion.id } as Actor, anfitrion }
}

async function unRevisor(e: Escena): Promise<Actor> {
  return { ...base, contexto: 'admin', usuarioId: (await unUsuario(e.db)).id, rolesAdmin: ['contenido'] }
}

/** Written and sent. */
async function unaEnviada(e: Escena, actor: Actor) {
  const { experienciaId, version } = await crearExperiencia(e.ctx(actor), { contenido: CONTENIDO_COMPLETO })
  return enviarEdicion(e.ctx(actor), { experienciaId, version })
}

const codigo = (promesa: Promise<unknown>) =>
  promesa.then(
    () => null,
    (error: { code?: string }) => error.code ?? String(error),
  )
const enLista = async (e: Escena, q: string) =>
  (await listarExperiencias(e.ctx(), FiltrosExperiencia.parse({ q }))).items.map(
    ({ nombreExperiencia }) => nombreExperiencia,
  )

const unaImagen = (color: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'secreto' }, IFD3: { GPSLatitude: '42/1 22/1 0/1' } })
    .jpeg()
    .toBuffer()

enCadaBase('ediciones', (escena) => {
  it('begin in the place of the host, and tell at once what is missing', async () => {
    const e = escena()
    const { actor } = await unaAnfitriona(e)
    const edicion = await crearExperiencia(e.ctx(actor), {})
    expect(edicion).toMatchObject({
      estado: 'borrador',
      estadoExperiencia: 'borrador',
      version: 1,
      contenido: { region: '10', comunaCodigo: '10205', ciudad: 'Dalcahue', precioPorPersona: null },
      recibes: null,
      acciones: { puedeEditar: true, puedeEnviar: true, puedeRetirar: false },
    })
    expect(edicion.faltas.map(({ paso }) => paso)).toEqual(
      expect.arrayContaining(['esencial', 'lugar', 'detalle', 'precio']),
    )
    const error = (await enviarEdicion(e.ctx(actor), { experienciaId: edicion.experienciaId, version: 1 }).catch(
      (cause: unknown) => cause,
    )) as { code: string; errores: { campo: string }[] }
    expect([error.code, error.errores.map(({ campo }) => campo)]).toEqual([
      'edicion-incompleta',
      edicion.faltas.map(({ campo }) => campo),
    ])
  })

  it('count the hours of the calendar before there is a departure, and no longer those that ended', async () => {
    const e = escena()
    const { actor } = await unaAnfitriona(e)
    const { experienciaId, horasGuardadas } = await crearExperiencia(e.ctx(actor), { contenido: CONTENIDO_COMPLETO })
    const horario = { dias: [6], hora: '10:00', cupos: 6, desde: null, hasta: null }
    const temporada = {
      nombre: 'Verano',
      desde: sumarDias(HOY, -90),
      hasta: sumarDias(HOY, -1),
      cadaAnio: false,
      horarios: [horario],
    }
    await guardarAgenda(e.ctx(actor), {
      id: experienciaId,
      version: 0,
      horarios: [horario, { ...horario, hora: '15:00', hasta: sumarDias(HOY, -1), desde: sumarDias(HOY, -9) }],
      temporadas: [temporada],
      excepciones: [],
      feriados: 'normal',
      decisionHoras: 24,
    })
    const { horasGuardadas: ahora, salidasPorVenir } = await verEdicion(e.ctx(actor), { experienciaId })
    expect({ antes: horasGuardadas, ahora, salidasPorVenir }).toEqual({ antes: 0, ahora: 1, salidasPorVenir: 0 })
  })

  it('save a step once however often it is sent, and refuse one written over an older version', async () => {
    const e = escena()
    const { actor } = await unaAnfitriona(e)
    const { experienciaId } = await crearExperiencia(e.ctx(actor), {})
    const paso = {
      experienciaId,
      version: 1,
      contenido: { nombreExperiencia: 'Aprende a tejer', precioPorPersona: 25_000 },
    }
    const guardada = await guardarEdicion(e.ctx(actor), paso)
    expect([guardada.version, guardada.recibes]).toEqual([2, 21_430])
    expect((await guardarEdicion(e.ctx(actor), paso)).version).toBe(2)
    expect(
      await codigo(
        guardarEdicion(e.ctx(actor), {
          experienciaId,
          version: 1,
          contenido: { nombreExperiencia: 'Aprende a hilar' },
        }),
      ),
    ).toBe('version-anterior')
    expect((await verEdicion(e.ctx(actor), { experienciaId })).contenido.nombreExperiencia).toBe('Aprende a tejer')
  })

  it('show a home as a circle that a second saving does not move', async () => {
    const e = escena()
    const [{ actor }, revisor] = [await unaAnfitriona(e), await unRevisor(e)]
    const casa = { esCasa: true, direccion: 'Pasaje Los Notros 12', instrucciones: 'Portón verde' }
    const publicar = async (experienciaId: string, version: number) =>
      aprobarEdicion(e.ctx(revisor), {
        experienciaId,
        version: (await enviarEdicion(e.ctx(actor), { experienciaId, version })).version,
      })
    const { experienciaId, version } = await crearExperiencia(e.ctx(actor), {
      contenido: { ...CONTENIDO_COMPLETO, ...casa },
    })
    await publicar(experienciaId, version)
    const publica = await verExperiencia(e.ctx(), { id: experienciaId })
    expect(publica.puntoEncuentro).toMatchObject({
      radioMetros: 500,
      instrucciones: '',
      direccion: 'Casa particular: la dirección llega con tu entrada',
    })
    expect(JSON.stringify(publica)).not.toMatch(/Notros|Portón/)
    // One of the two may come out as it is.
    const { lat, lng } = publica.puntoEncuentro
    expect({ lat, lng }).not.toEqual(CONTENIDO_COMPLETO.lugar)
    expect((await verEdicion(e.ctx(actor), { experienciaId })).contenido).toMatchObject({
      ...casa,
      lugar: CONTENIDO_COMPLETO.lugar,
    })

    const otra = await guardarEdicion(e.ctx(actor), {
      experienciaId,
      version: 0,
      contenido: { descripcionCorta: 'Lana y mate.' },
    })
    await publicar(experienciaId, otra.version)
    expect((await verExperiencia(e.ctx(), { id: experienciaId })).puntoEncuentro).toEqual(publica.puntoEncuentro)
  })

  it('are their own host’s alone', async () => {
    const e = escena()
    const { actor } = await unaAnfitriona(e)
    const otra = await unAnfitrion(e.db, {})
    const ajena: Actor = { ...base, usuarioId: otra.usuarioId, anfitrionId: otra.id }
    const { experienciaId } = await crearExperiencia(e.ctx(actor), {})
    expect(await codigo(verEdicion(e.ctx(ajena), { experienciaId }))).toBe('sin-permiso')
    expect(
      await codigo(
        guardarEdicion(e.ctx(ajena), { experienciaId, version: 1, contenido: { nombreExperiencia: 'Mía' } }),
      ),
    ).toBe('sin-permiso')
    expect(await codigo(verExperiencia(e.ctx(), { id: experienciaId }))).toBe('experiencia-desconocida')
  })

  it('go to review, cannot be written there, and once approved are found and sold', async () => {
    const e = escena()
    const [{ actor }, revisor] = [await unaAnfitriona(e), await unRevisor(e)]
    const { experienciaId, version } = await unaEnviada(e, actor)
    expect((await verEstadisticas(e.ctx())).pendingReview).toBe(1)
    expect(
      await codigo(guardarEdicion(e.ctx(actor), { experienciaId, version, contenido: { sector: 'Centro' } })),
    ).toBe('transicion-no-permitida')
    expect((await listarEdicionesPorRevisar(e.ctx(revisor), {})).items).toMatchObject([
      { experienciaId, esPropuesta: false, version, operador: { nombre: 'Berta', tipo: 'anfitrion' } },
    ])
    expect(await enLista(e, 'tejer')).toEqual([])

    const { id: opcionId } = await e.db
      .selectFrom('opciones')
      .select('id')
      .where('experienciaId', '=', experienciaId)
      .executeTakeFirstOrThrow()
    await e.db
      .insertInto('horarios')
      .values({
        id: unId('horario'),
        opcionId,
        experienciaId,
        dias: [6, 7],
        hora: '10:00',
        cupos: 6,
        desde: '2026-01-01',
        createdAt: AHORA,
      })
      .execute()
    const aprobada = await aprobarEdicion(e.ctx(revisor), { experienciaId, version })
    await e.settle()
    expect(
      await e.db
        .selectFrom('salidas')
        .select('id')
        .where('experienciaId', '=', experienciaId)
        .where('estado', '=', 'abierta')
        .execute(),
    ).not.toHaveLength(0)
    expect(aprobada).toMatchObject({
      estado: 'aprobada',
      estadoExperiencia: 'publicada',
      slug: 'aprende-a-tejer-en-dalcahue',
    })
    expect(await enLista(e, 'tejer')).toEqual(['Aprende a tejer en Dalcahue'])
    const publica = await verExperiencia(e.ctx(), { id: aprobada.slug })
    expect(publica).toMatchObject({
      zonaHoraria: 'America/Santiago',
      precioPorPersona: 25_000,
      tarifas: [{ tipo: 'adulto', precio: 25_000 }],
      puntoEncuentro: { direccion: 'Feria artesanal de Dalcahue', comunaCodigo: '10205' },
      recibeReservas: true,
    })
    expect(publica.fotos.every(({ ilustracion }) => ilustracion)).toBe(true)
    expect(await codigo(aprobarEdicion(e.ctx(revisor), { experienciaId, version }))).toBe('caso-ya-resuelto')
    expect(await e.db.selectFrom('notificaciones').select(['titulo', 'enlace']).execute()).toEqual([
      { titulo: 'Tu experiencia está publicada', enlace: '/experience/aprende-a-tejer-en-dalcahue' },
    ])
    expect(await e.db.selectFrom('correos').select(['para', 'asunto']).execute()).toEqual([
      { para: 'berta@anfitriona.cl', asunto: 'Tu experiencia está publicada' },
    ])
    expect(await e.db.selectFrom('auditoria').select(['accion', 'objetoId']).execute()).toEqual([
      { accion: 'edicion_aprobada', objetoId: experienciaId },
    ])
    expect(await e.db.selectFrom('casos').select(['estado', 'decision']).execute()).toEqual([
      { estado: 'resuelto', decision: 'aprobada' },
    ])
  })

  it('are judged by nobody who owns what they are of or works for it, whatever they signed in for', async () => {
    const e = escena()
    const { actor, anfitrion } = await unaAnfitriona(e)
    const pedido = await unaEnviada(e, actor)
    const gestora = await unUsuario(e.db)
    await sumar(e, gestora.id, { anfitrionId: anfitrion.id }, 'gestor')
    const otra = await unUsuario(e.db)
    await sumar(e, otra.id, { proveedorId: (await unProveedor(e.db)).id }, 'gestor')
    for (const id of [anfitrion.usuarioId, gestora.id, otra.id]) await sumar(e, id, 'admin', 'contenido')
    const observaciones = [{ campo: 'descripcionLarga' as const, texto: 'Cuenta más.' }]
    for (const suya of [anfitrion.usuarioId, gestora.id]) {
      const revisora = e.ctx(await entrarComo(e, suya, 'admin'))
      expect(await codigo(verEdicionPorRevisar(revisora, pedido))).toBe('sin-permiso')
      expect(await codigo(aprobarEdicion(revisora, pedido))).toBe('sin-permiso')
      expect(await codigo(observarEdicion(revisora, { ...pedido, observaciones }))).toBe('sin-permiso')
      expect(await codigo(rechazarEdicion(revisora, { ...pedido, motivo: 'No' }))).toBe('sin-permiso')
      expect(await codigo(retirarExperiencia(revisora, { ...pedido, motivo: 'No' }))).toBe('sin-permiso')
    }
    expect(await aprobarEdicion(e.ctx(await entrarComo(e, otra.id, 'admin')), pedido)).toMatchObject({
      estado: 'aprobada',
    })

    const guia = await unUsuario(e.db)
    const deProveedor = await unaExperiencia(e.db)
    await sumar(e, guia.id, { proveedorId: deProveedor.proveedorId! }, 'guia')
    await sumar(e, guia.id, 'admin', 'contenido')
    expect(
      await codigo(
        retirarExperiencia(e.ctx(await entrarComo(e, guia.id, 'admin')), {
          experienciaId: deProveedor.id,
          motivo: 'No',
        }),
      ),
    ).toBe('sin-permiso')
    expect(
      await retirarExperiencia(e.ctx(await entrarComo(e, otra.id, 'admin')), {
        experienciaId: deProveedor.id,
        motivo: 'No',
      }),
    ).toMatchObject({ estadoExperiencia: 'retirada' })
  })

  it('of whoever may not sell yet are not published', async () => {
    const e = escena()
    const [{ actor }, revisor] = [await unaAnfitriona(e, 'En revisión'), await unRevisor(e)]
    const pedido = await unaEnviada(e, actor)
    expect(pedido.operadorActivo).toBe(false)
    expect(await codigo(aprobarEdicion(e.ctx(revisor), pedido))).toBe('operador-no-activo')
  })

  it('are at most three at once on the free plan, and any number on a paid one', async () => {
    const e = escena()
    const [{ actor, anfitrion }, revisor] = [await unaAnfitriona(e), await unRevisor(e)]
    const otras = [
      await unaExperiencia(e.db, { anfitrionId: anfitrion.id, proveedorId: null }),
      await unaExperiencia(e.db, { anfitrionId: anfitrion.id, proveedorId: null }),
    ]
    const primera = await unaEnviada(e, actor)
    await aprobarEdicion(e.ctx(revisor), { experienciaId: primera.experienciaId, version: primera.version })
    const cuarta = await unaEnviada(e, actor)
    const aprobar = () =>
      codigo(aprobarEdicion(e.ctx(revisor), { experienciaId: cuarta.experienciaId, version: cuarta.version }))
    expect(await aprobar()).toBe('limite-del-plan')
    await pausarExperiencia(e.ctx(actor), { experienciaId: primera.experienciaId, enPausa: true })
    expect(await aprobar()).toBe(null)
    expect(
      await codigo(pausarExperiencia(e.ctx(actor), { experienciaId: primera.experienciaId, enPausa: false })),
    ).toBe('limite-del-plan')
    const pro = {
      plan: 'pro',
      estado: 'activa',
      desde: AHORA,
      hasta: new Date(AHORA.getTime() + 86_400_000),
      createdAt: AHORA,
      updatedAt: AHORA,
    }
    await e.db
      .insertInto('suscripciones')
      .values({ id: otras[0]!.id, anfitrionId: anfitrion.id, ...pro })
      .execute()
    expect(
      await codigo(pausarExperiencia(e.ctx(actor), { experienciaId: primera.experienciaId, enPausa: false })),
    ).toBe(null)
  })

  it('come back with a text at each field, and go again', async () => {
    const e = escena()
    const [{ actor }, revisor] = [await unaAnfitriona(e), await unRevisor(e)]
    const { experienciaId, version } = await unaEnviada(e, actor)
    const observaciones = [
      { campo: 'direccion' as const, texto: 'Di en qué puesto.' },
      { campo: 'fotos' as const, texto: 'Agrega fotos.' },
    ]
    expect(await codigo(observarEdicion(e.ctx(revisor), { experienciaId, version: version - 1, observaciones }))).toBe(
      'version-anterior',
    )
    await observarEdicion(e.ctx(revisor), { experienciaId, version, observaciones })
    const vuelta = await verEdicion(e.ctx(actor), { experienciaId })
    expect(vuelta).toMatchObject({
      estado: 'observada',
      estadoExperiencia: 'observada',
      observaciones,
      acciones: { puedeEditar: true, puedeEnviar: true },
    })
    const corregida = await guardarEdicion(e.ctx(actor), {
      experienciaId,
      version: vuelta.version,
      contenido: { direccion: 'Feria de Dalcahue, puesto 12' },
    })
    expect(await enviarEdicion(e.ctx(actor), { experienciaId, version: corregida.version })).toMatchObject({
      estado: 'en_revision',
      observaciones,
    })
    const correo = await e.db.selectFrom('correos').select('texto').executeTakeFirstOrThrow()
    expect(correo.texto).toContain('Di en qué puesto.')
  })

  it('may be taken back from review, or dropped altogether', async () => {
    const e = escena()
    const { actor } = await unaAnfitriona(e)
    const { experienciaId } = await unaEnviada(e, actor)
    expect(await retirarEdicion(e.ctx(actor), { experienciaId })).toMatchObject({
      estado: 'borrador',
      estadoExperiencia: 'borrador',
    })
    expect((await verEstadisticas(e.ctx())).pendingReview).toBe(0)
    expect(await descartarEdicion(e.ctx(actor), { experienciaId })).toEqual({ borrada: true })
    expect(await codigo(guardarEdicion(e.ctx(actor), { experienciaId, version: 0, contenido: { sector: 'x' } }))).toBe(
      'transicion-no-permitida',
    )
  })

  it('are refused a second time by another person, and that is the end', async () => {
    const e = escena()
    const [{ actor }, uno, otro] = [await unaAnfitriona(e), await unRevisor(e), await unRevisor(e)]
    const { experienciaId, version } = await unaEnviada(e, actor)
    await rechazarEdicion(e.ctx(uno), { experienciaId, version, motivo: 'No es una experiencia.' })
    const rechazada = await verEdicion(e.ctx(actor), { experienciaId })
    expect(rechazada).toMatchObject({ estado: 'borrador', motivo: 'No es una experiencia.' })
    e.avanzar(60)
    const otraVez = await enviarEdicion(e.ctx(actor), { experienciaId, version: rechazada.version })
    expect((await verEdicionPorRevisar(e.ctx(uno), { experienciaId })).acciones).toEqual({
      puedeDecidir: true,
      puedeRechazar: false,
    })
    const pedido = { experienciaId, version: otraVez.version, motivo: 'Sigue sin serlo.' }
    expect(await codigo(rechazarEdicion(e.ctx(uno), pedido))).toBe('caso-de-otra-persona')
    expect(await rechazarEdicion(e.ctx(otro), pedido)).toMatchObject({
      estado: 'rechazada',
      estadoExperiencia: 'retirada',
      motivo: 'Sigue sin serlo.',
    })
  })

  it('of a published one are a proposal: nothing that travellers see or bought changes until it is approved', async () => {
    const e = escena()
    const [{ actor, anfitrion }, revisor] = [await unaAnfitriona(e), await unRevisor(e)]
    const viva = await unaExperiencia(e.db, {
      anfitrionId: anfitrion.id,
      nombreExperiencia: 'Conoce la feria',
      tipoExperiencia: 'Cultural',
      descripcionLarga: CONTENIDO_COMPLETO.descripcionLarga,
      cuposPorSalida: 8,
    })
    const reserva = await unaReserva(e.db, await unaSalida(e.db, viva), {
      estado: 'confirmada',
      confirmadaEn: e.clock.now,
      estadoPago: 'sin_pago',
      total: 0,
    })
    const experienciaId = viva.id
    expect(await verEdicion(e.ctx(actor), { experienciaId })).toMatchObject({
      estado: 'aprobada',
      version: 0,
      esPropuesta: true,
      reservasVigentes: 1,
      diferencias: [],
    })
    const propuesta = await guardarEdicion(e.ctx(actor), {
      experienciaId,
      version: 0,
      contenido: { precioPorPersona: 30_000 },
    })
    expect(propuesta).toMatchObject({
      estado: 'borrador',
      estadoExperiencia: 'publicada',
      diferencias: [{ campo: 'precioPorPersona', antes: ['$20.000'], ahora: ['$30.000'] }],
    })
    const { version } = await enviarEdicion(e.ctx(actor), { experienciaId, version: propuesta.version })
    expect((await verExperiencia(e.ctx(), { id: experienciaId })).precioPorPersona).toBe(20_000)
    expect((await verEstadisticas(e.ctx())).pendingReview).toBe(1)

    await aprobarEdicion(e.ctx(revisor), { experienciaId, version })
    expect(await verExperiencia(e.ctx(), { id: experienciaId })).toMatchObject({
      precioPorPersona: 30_000,
      tarifas: [{ precio: 30_000 }],
      slug: viva.slug,
    })
    expect(
      await e.db.selectFrom('reservas').selectAll().where('id', '=', reserva.id).executeTakeFirstOrThrow(),
    ).toMatchObject({ total: 0, politicaCancelacion: 'flexible', salidaId: reserva.salidaId })
    expect(
      (await verEdicion(e.ctx(actor), { experienciaId })).historial.map(({ numero, estado }) => [numero, estado]),
    ).toEqual([[1, 'aprobada']])
    await descartarEdicionVacia(e, actor, experienciaId)
  })

  it('say what is paid at the place and how high it goes, to travellers once it is approved', async () => {
    const e = escena()
    const [{ actor }, revisor] = [await unaAnfitriona(e), await unRevisor(e)]
    const cargosEnDestino = [{ nombre: 'Entrada al parque', monto: 5_800, quienPaga: 'cada adulto' }]
    const { experienciaId, version } = await crearExperiencia(e.ctx(actor), {
      contenido: { ...CONTENIDO_COMPLETO, cargosEnDestino, altitudMax: 2_847 },
    })
    await aprobarEdicion(e.ctx(revisor), {
      experienciaId,
      version: (await enviarEdicion(e.ctx(actor), { experienciaId, version })).version,
    })
    expect(await verExperiencia(e.ctx(), { id: experienciaId })).toMatchObject({
      cargosEnDestino,
      requisitos: { altitudMax: 2_847 },
    })

    const propuesta = await guardarEdicion(e.ctx(actor), {
      experienciaId,
      version: 0,
      contenido: { cargosEnDestino: [{ ...cargosEnDestino[0]!, monto: 6_200 }], altitudMax: null },
    })
    expect(propuesta.diferencias).toEqual([
      {
        campo: 'cargosEnDestino',
        antes: ['Entrada al parque: $5.800 (cada adulto)'],
        ahora: ['Entrada al parque: $6.200 (cada adulto)'],
      },
      { campo: 'altitudMax', antes: ['2847 m sobre el nivel del mar'], ahora: [] },
    ])
    // Somebody else's field leaves both as they are.
    const { diferencias } = await guardarEdicion(e.ctx(actor), {
      experienciaId,
      version: propuesta.version,
      contenido: { cargosEnDestino, altitudMax: 2_847, sector: 'Costanera' },
    })
    expect(diferencias.map(({ campo }) => campo)).toEqual(['sector'])
  })

  it('pause the sale and open it again, and stand aside for staff who take it out', async () => {
    const e = escena()
    const [{ actor }, revisor] = [await unaAnfitriona(e), await unRevisor(e)]
    const { experienciaId, version } = await unaEnviada(e, actor)
    await aprobarEdicion(e.ctx(revisor), { experienciaId, version })
    expect((await pausarExperiencia(e.ctx(actor), { experienciaId, enPausa: true })).estadoExperiencia).toBe('pausada')
    expect(await enLista(e, 'tejer')).toEqual([])
    expect(await codigo(pausarExperiencia(e.ctx(actor), { experienciaId, enPausa: true }))).toBe(
      'transicion-no-permitida',
    )
    await pausarExperiencia(e.ctx(actor), { experienciaId, enPausa: false })
    expect(await enLista(e, 'tejer')).toHaveLength(1)
    await retirarExperiencia(e.ctx(revisor), { experienciaId, motivo: 'Peligro.' })
    expect(await codigo(verExperiencia(e.ctx(), { id: experienciaId }))).toBe('experiencia-desconocida')
    expect(await codigo(pausarExperiencia(e.ctx(actor), { experienciaId, enPausa: false }))).toBe(
      'transicion-no-permitida',
    )
  })

  it('show photos of their own once approved, and only then to everybody', async () => {
    const e = escena()
    const [{ actor }, revisor] = [await unaAnfitriona(e), await unRevisor(e)]
    const { experienciaId } = await crearExperiencia(e.ctx(actor), { contenido: CONTENIDO_COMPLETO })
    const subir = async (color: string) =>
      subirFoto(e.ctx(actor, { cuerpo: await unaImagen(color) }), { experienciaId, licencia: 'propia' })
    const colores = ['red', 'green', 'blue', 'black', 'white']
    const fotos: { id: string; url: string }[] = []
    for (const color of colores) fotos.push(await subir(color))
    expect((await subir('red')).id).toBe(fotos[0]!.id)
    expect(fotos[0]!.url).toMatch(/^\/fotos\/[0-9a-f-]{36}-1200\.webp\?hasta=\d+&firma=/)
    const ajena = { id: '00000000-0000-4000-8000-000000000000', alt: 'Nada' }
    expect(
      await codigo(guardarEdicion(e.ctx(actor), { experienciaId, version: 1, contenido: { fotos: [ajena] } })),
    ).toBe('foto-desconocida')
    const { version } = await guardarEdicion(e.ctx(actor), {
      experienciaId,
      version: 1,
      contenido: { fotos: fotos.map(({ id }, i) => ({ id, alt: colores[i]! })) },
    })
    const enviada = await enviarEdicion(e.ctx(actor), { experienciaId, version })
    await aprobarEdicion(e.ctx(revisor), enviada)
    const { fotos: vistas, fotosUrls } = await verExperiencia(e.ctx(), { id: experienciaId })
    expect(vistas[0]).toEqual({ url: `/fotos/${fotos[0]!.id}-1200.webp`, alt: 'red', ilustracion: false })
    expect(fotosUrls).toEqual(vistas.map(({ url }) => url))
    expect((await verEdicion(e.ctx(actor), { experienciaId })).fotos.map(({ url }) => url)).toEqual(fotosUrls)
  })

  it('say what is done in bad weather, and show the meeting point to everybody once approved', async () => {
    const e = escena()
    const { actor, experienciaId, fotoEncuentro, guardada } = await conFotoDeEncuentro(e, false)
    expect(guardada.fotos.map(({ id }) => id)).toEqual([fotoEncuentro.id])
    expect(
      await codigo(
        guardarEdicion(e.ctx(actor), {
          experienciaId,
          version: 0,
          contenido: { fotoEncuentro: { ...fotoEncuentro, id: unId('ajena') } },
        }),
      ),
    ).toBe('foto-desconocida')
    expect(await verExperiencia(e.ctx(), { id: experienciaId })).toMatchObject({
      planB: 'Con lluvia, en la cocina.',
      puntoEncuentro: { foto: { url: `/fotos/${fotoEncuentro.id}-800.webp`, alt: 'Portón verde' } },
    })
    e.avanzar(25 * 3600)
    await fotosJobs['fotos.limpiar'](e.ctx())
    expect((await verEdicion(e.ctx(actor), { experienciaId })).fotos[0]?.url).toBe(
      `/fotos/${fotoEncuentro.id}-1200.webp`,
    )
  })

  it('take the photo of the door away from everybody once the place becomes a home', async () => {
    const e = escena()
    const { actor, experienciaId, fotoEncuentro } = await conFotoDeEncuentro(e, false)
    const { version } = await guardarEdicion(e.ctx(actor), { experienciaId, version: 0, contenido: { esCasa: true } })
    await aprobarEdicion(e.ctx(await unRevisor(e)), await enviarEdicion(e.ctx(actor), { experienciaId, version }))
    expect((await verExperiencia(e.ctx(), { id: experienciaId })).puntoEncuentro.foto).toBeNull()
    expect(await abrirFoto(e.ctx(), `/fotos/${fotoEncuentro.id}-800.webp`, new URLSearchParams())).toBeNull()
  })

  it('show the door of a home to nobody without a ticket', async () => {
    const e = escena()
    const { actor, experienciaId, fotoEncuentro } = await conFotoDeEncuentro(e, true)
    const publica = await verExperiencia(e.ctx(), { id: experienciaId })
    expect([publica.puntoEncuentro.foto, JSON.stringify(publica).includes(fotoEncuentro.id)]).toEqual([null, false])
    e.avanzar(25 * 3600)
    await fotosJobs['fotos.limpiar'](e.ctx())
    const { contenido, fotos } = await verEdicion(e.ctx(actor), { experienciaId })
    expect([contenido.fotoEncuentro, fotos[0]?.url]).toEqual([fotoEncuentro, expect.stringContaining('&firma=')])
  })
})

async function conFotoDeEncuentro(e: Escena, esCasa: boolean) {
  const [{ actor }, revisor] = [await unaAnfitriona(e), await unRevisor(e)]
  const { experienciaId } = await crearExperiencia(e.ctx(actor), {
    contenido: { ...CONTENIDO_COMPLETO, esCasa, planB: 'Con lluvia, en la cocina.' },
  })
  const foto = await subirFoto(e.ctx(actor, { cuerpo: await unaImagen('teal') }), { experienciaId, licencia: 'propia' })
  const fotoEncuentro = { id: foto.id, alt: 'Portón verde' }
  const guardada = await guardarEdicion(e.ctx(actor), { experienciaId, version: 1, contenido: { fotoEncuentro } })
  await aprobarEdicion(e.ctx(revisor), await enviarEdicion(e.ctx(actor), { experienciaId, version: guardada.version }))
  return { actor, experienciaId, fotoEncuentro, guardada }
}

async function descartarEdicionVacia(e: Escena, actor: Actor, experienciaId: string): Promise<void> {
  expect(await codigo(descartarEdicion(e.ctx(actor), { experienciaId }))).toBe('transicion-no-permitida')
}
