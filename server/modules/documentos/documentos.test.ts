import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { DatosDeAlta } from '#contract/altas.ts'
import type { Actor, Sesion } from '#domain/permisos/actor.ts'
import { sumarDias } from '#domain/fechas.ts'
import { verDisponibilidad } from '#server/modules/disponibilidad/index.ts'
import { hashClave } from '#server/modules/usuarios/index.ts'
import { abrirCuenta } from '#server/modules/secretos/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unAnfitrion, unProveedor, unUsuario } from '#server/testing/datos.ts'
import { reservar, unaOferta, type Escena } from '#server/testing/escenas.ts'
import { entrarComo, sumar } from '#server/testing/sesion-de.ts'
import { UN_PNG } from '#server/testing/preparativos/altas.ts'
import {
  abrirDocumento,
  apelarRechazo,
  decidirOperador,
  documentosJobs,
  enviarAlta,
  guardarAlta,
  listarOperadores,
  pausarOperador,
  registrarProveedor,
  subirDocumento,
  verAlta,
  verArchivo,
  verDocumentoDeOperador,
  verOperador,
} from './index.ts'

setLog({ sink: () => undefined })

const sesion = (usuarioId: string, resto: Partial<Sesion>): Actor => ({
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
  ...resto,
})
const PNG = new Uint8Array(UN_PNG)

async function unaAnfitriona(e: Escena, estado = 'Borrador') {
  const { id: usuarioId } = await unUsuario(e.db)
  const { id } = await unAnfitrion(e.db, { usuarioId, estado })
  return { id, actor: sesion(usuarioId, { anfitrionId: id }) }
}
const unaRevisora = async (e: Escena) =>
  sesion((await unUsuario(e.db)).id, { contexto: 'admin', rolesAdmin: ['confianza'] })

const DATOS: DatosDeAlta = {
  sobre: { biografia: 'Guío en la cordillera.', idiomas: ['es'] },
  contacto: { telefono: '+56912345678', region: '09', comunaCodigo: '09115', domicilio: 'Los Aromos 12' },
  identidad: { tipoDocumento: 'RUT', numeroDocumento: '12.345.678-5' },
  actividad: { categorias: ['Trekking'], giro: 'Turismo', regimen: 'afecto' },
  registro: { sernaturNumero: '23456' },
}
const PAGOS = {
  banco: 'BancoEstado',
  tipoCuenta: 'vista',
  numeroCuenta: '00123456789',
  rutTitular: '12345678-5',
} as const
const leido = async (papel: Awaited<ReturnType<typeof abrirDocumento>>) =>
  papel && new Uint8Array(await new Response(await papel.leer()).arrayBuffer())
const vence = (dias: number) => sumarDias(HOY, dias)

async function completar(e: Escena, actor: Actor, venceSeguro = vence(400)) {
  await guardarAlta(e.ctx(actor), DATOS)
  await guardarAlta(e.ctx(actor), { pagos: PAGOS })
  for (const [tipo, venceEn] of [
    ['identidad', vence(400)],
    ['inicio_actividades', undefined],
    ['sernatur', vence(400)],
    ['seguro', venceSeguro],
    ['primeros_auxilios', vence(400)],
  ] as const)
    await subirDocumento(e.ctx(actor, { cuerpo: PNG }), { tipo, nombre: `${tipo}.png`, venceEn })
}

async function aprobar(e: Escena, operadorId: string) {
  const revisora = await unaRevisora(e)
  const { documentos } = await verOperador(e.ctx(revisora), { operadorId })
  return decidirOperador(e.ctx(revisora), {
    operadorId,
    decision: 'aprobar',
    documentos: documentos
      .filter(({ estado }) => estado === 'pendiente')
      .map(({ id }) => ({ id, estado: 'valido', fuente: 'Registro público' })),
  })
}

enCadaBase('documentos', (escena) => {
  it('keep every step, ask for what the category needs, and go to review complete', async () => {
    const e = escena()
    const { id, actor } = await unaAnfitriona(e)
    expect((await verAlta(e.ctx(actor))).tareas.map(({ clave }) => clave)).toEqual([
      'sobre',
      'contacto',
      'identidad',
      'actividad',
      'pagos',
    ])
    const { tareas } = await guardarAlta(e.ctx(actor), { actividad: DATOS.actividad })
    expect(tareas.find(({ clave }) => clave === 'registro')?.falta).toHaveLength(4)
    await expect(enviarAlta(e.ctx(actor))).rejects.toMatchObject({ code: 'alta-incompleta' })
    await completar(e, actor)
    const enviada = await enviarAlta(e.ctx(actor))
    expect(enviada).toMatchObject({
      estado: 'Enviado',
      posicion: 0,
      acciones: { puedeEditar: false, puedeEnviar: false },
    })
    expect(enviada.numero).toBeGreaterThan(1000)
    await expect(guardarAlta(e.ctx(actor), { sobre: DATOS.sobre })).rejects.toMatchObject({ code: 'alta-en-revision' })
    expect(await e.db.selectFrom('casos').select(['tipo', 'objetoId', 'estado']).execute()).toEqual([
      { tipo: 'operador', objetoId: id, estado: 'abierto' },
    ])
  })

  it('seal the account and the papers, and want the account at the same RUT', async () => {
    const e = escena()
    const { actor } = await unaAnfitriona(e)
    await expect(guardarAlta(e.ctx(actor), { pagos: PAGOS })).rejects.toMatchObject({
      errores: [{ campo: 'pagos.rutTitular', mensaje: 'Completa primero tu identidad' }],
    })
    await expect(
      guardarAlta(e.ctx(actor), { identidad: { tipoDocumento: 'RUT', numeroDocumento: '12345678-4' } }),
    ).rejects.toMatchObject({ errores: [{ campo: 'identidad.numeroDocumento' }] })
    await guardarAlta(e.ctx(actor), DATOS)
    await expect(guardarAlta(e.ctx(actor), { pagos: { ...PAGOS, rutTitular: '11111111-1' } })).rejects.toMatchObject({
      errores: [{ mensaje: 'La cuenta debe estar a tu mismo RUT' }],
    })
    expect((await guardarAlta(e.ctx(actor), { pagos: PAGOS })).cuenta).toEqual({
      banco: 'BancoEstado',
      tipoCuenta: 'vista',
      terminaEn: '6789',
      rutTitular: '12345678-5',
    })
    const { documentos } = await subirDocumento(e.ctx(actor, { cuerpo: PNG }), {
      tipo: 'identidad',
      nombre: 'cédula.png',
      venceEn: vence(10),
    })
    const fila = await e.db.selectFrom('legajos').select(['cuentaSellada', 'datos']).executeTakeFirstOrThrow()
    const contenido = (await e.ctx().archivos.get(`documentos/${documentos[0]!.id}.sellado`))!
    expect([
      Buffer.from(fila.cuentaSellada!).includes('00123456789'),
      JSON.stringify(fila.datos).includes('00123456789'),
      Buffer.from(contenido).includes('PNG'),
    ]).toEqual([false, false, false])
    expect(e.ctx().secretos.descifrar(fila.cuentaSellada!).toString()).toBe('00123456789')
    const archivo = await verArchivo(e.ctx(actor), { documentoId: documentos[0]!.id })
    expect(archivo).toMatchObject({ nombre: 'cédula.png', tipo: 'image/png', bytes: PNG.length })
    const abrir = (url: string, ctx = e.ctx()) =>
      abrirDocumento(ctx, url.split('?')[0]!, new URLSearchParams(url.split('?')[1]))
    expect(await leido(await abrir(archivo.url))).toEqual(PNG)
    // What somebody changed is handed over to nobody, not even its beginning.
    const clave = `documentos/${documentos[0]!.id}.sellado`
    await e.ctx().archivos.put(clave, contenido.with(40, contenido[40]! ^ 1), '')
    await expect(abrir(archivo.url)).rejects.toThrow()
    await e.ctx().archivos.put(clave, contenido.subarray(0, 20), '')
    await expect(abrir(archivo.url)).rejects.toThrow('sealed')
    await e.ctx().archivos.put(clave, contenido, '')
    expect(await abrir(archivo.url, { ...e.ctx(), now: new Date(e.clock.now.getTime() + 301_000) })).toBeNull()
    expect(await abrir(archivo.url.replace(documentos[0]!.id, randomUUID()))).toBeNull()
    expect(await abrir(archivo.url.split('?')[0]!)).toBeNull()
    const otra = await unaAnfitriona(e)
    await expect(verArchivo(e.ctx(otra.actor), { documentoId: documentos[0]!.id })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    for (const documentoId of ['nope', randomUUID()])
      await expect(verArchivo(e.ctx(actor), { documentoId })).rejects.toMatchObject({ code: 'documento-desconocido' })
    await expect(
      subirDocumento(e.ctx(actor, { cuerpo: new TextEncoder().encode('<html>'.repeat(9)) }), {
        tipo: 'identidad',
        nombre: 'x.png',
        venceEn: vence(10),
      }),
    ).rejects.toMatchObject({ code: 'documento-ilegible' })
    await expect(
      subirDocumento(e.ctx(actor, { cuerpo: PNG }), { tipo: 'identidad', nombre: 'x.png', venceEn: vence(-1) }),
    ).rejects.toMatchObject({ errores: [{ campo: 'venceEn' }] })
    // Another account: whoever sits at the open session proves once more who they are.
    await expect(guardarAlta(e.ctx(actor), { pagos: PAGOS })).rejects.toMatchObject({
      errores: [{ campo: 'password' }],
    })
  })

  it('come back with a reason for each, are corrected and sent again, and are approved with a badge that says what was checked', async () => {
    const e = escena()
    const { id, actor } = await unaAnfitriona(e)
    await completar(e, actor)
    await enviarAlta(e.ctx(actor))
    const revisora = await unaRevisora(e)
    await decidirOperador(e.ctx(revisora), { operadorId: id, decision: 'tomar' })
    const { documentos } = await verOperador(e.ctx(revisora), { operadorId: id })
    await expect(decidirOperador(e.ctx(revisora), { operadorId: id, decision: 'aprobar' })).rejects.toMatchObject({
      code: 'documentos-pendientes',
    })
    await expect(decidirOperador(e.ctx(revisora), { operadorId: id, decision: 'observar' })).rejects.toMatchObject({
      code: 'datos-invalidos',
    })
    await expect(
      decidirOperador(e.ctx(revisora), { operadorId: id, decision: 'rechazar', motivo: 'x' }),
    ).rejects.toMatchObject({ errores: [{ campo: 'regla' }] })
    const seguro = documentos.find(({ tipo }) => tipo === 'seguro')!
    await decidirOperador(e.ctx(revisora), {
      operadorId: id,
      decision: 'observar',
      documentos: [{ id: seguro.id, estado: 'observado', observacion: 'No se lee la fecha' }],
      tareas: [{ clave: 'sobre', observacion: 'Cuenta qué haces' }],
    })
    const devuelta = await verAlta(e.ctx(actor))
    expect(devuelta.estado).toBe('Observado')
    expect(devuelta.tareas.filter(({ estado }) => estado === 'observada').map(({ clave }) => clave)).toEqual([
      'sobre',
      'registro',
    ])
    expect(devuelta.documentos.find(({ tipo }) => tipo === 'seguro')?.observacion).toBe('No se lee la fecha')
    await expect(enviarAlta(e.ctx(actor))).rejects.toMatchObject({ code: 'alta-incompleta' })
    await guardarAlta(e.ctx(actor), { sobre: { ...DATOS.sobre!, biografia: 'Guío hace 20 años.' } })
    await subirDocumento(e.ctx(actor, { cuerpo: PNG }), { tipo: 'seguro', nombre: 'póliza.png', venceEn: vence(90) })
    await enviarAlta(e.ctx(actor))
    const aprobada = await aprobar(e, id)
    expect(aprobada).toMatchObject({ estado: 'Activo', acciones: { puedePausar: true } })
    expect(aprobada.historial.map(({ accion }) => accion)).toEqual(
      expect.arrayContaining(['operador.aprobar', 'operador.observar', 'operador.tomar']),
    )
    const { verificaciones } = await e.db
      .selectFrom('anfitriones')
      .select('verificaciones')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(verificaciones).toEqual([
      'Identidad revisada el 18 de noviembre de 2026',
      'Registro Sernatur N.º 23456, revisado el 18 de noviembre de 2026',
    ])
    expect(
      (await e.db.selectFrom('casos').select('estado').execute()).every(({ estado }) => estado === 'resuelto'),
    ).toBe(true)
  })

  it('that were refused are looked at once more by somebody else, within thirty days', async () => {
    const e = escena()
    const { id, actor } = await unaAnfitriona(e)
    await completar(e, actor)
    const [primera, segunda] = [await unaRevisora(e), await unaRevisora(e)]
    const rechazar = (quien: Actor) =>
      decidirOperador(e.ctx(quien), {
        operadorId: id,
        decision: 'rechazar',
        regla: 'Identidad',
        motivo: 'La cédula no es suya',
      })
    const apelar = () => apelarRechazo(e.ctx(actor), { texto: 'Es mi apellido de casada' })
    await expect(apelar()).rejects.toMatchObject({ code: 'transicion-no-permitida' })
    await enviarAlta(e.ctx(actor))
    await rechazar(primera)
    expect(await verAlta(e.ctx(actor))).toMatchObject({
      estado: 'Rechazado',
      rechazo: { apelado: false },
      acciones: { puedeApelar: true },
    })
    e.avanzar(31 * 86_400)
    await expect(apelar()).rejects.toMatchObject({ code: 'apelacion-vencida' })
    expect((await verAlta(e.ctx(actor))).acciones.puedeApelar).toBe(false)
    e.avanzar(-2 * 86_400)
    expect(await apelar()).toMatchObject({
      estado: 'En revisión',
      rechazo: { apelado: true },
      acciones: { puedeApelar: false },
    })
    await expect(apelar()).rejects.toMatchObject({ code: 'rechazo-ya-apelado' })
    const [caso] = await e.db
      .selectFrom('casos')
      .select(['objetoId', 'noPuede', 'detalle'])
      .where('estado', '=', 'abierto')
      .execute()
    expect(caso).toMatchObject({ objetoId: id, noPuede: (primera as Sesion).usuarioId, detalle: { apelacion: true } })
    await expect(rechazar(primera)).rejects.toMatchObject({ code: 'caso-de-otra-persona' })
    await expect(
      decidirOperador(e.ctx(primera), {
        operadorId: id,
        decision: 'observar',
        tareas: [{ clave: 'sobre', observacion: 'Más' }],
      }),
    ).rejects.toMatchObject({ code: 'caso-de-otra-persona' })
    expect((await verAlta(e.ctx(actor))).estado).toBe('En revisión')
    await rechazar(segunda)
    expect(await verAlta(e.ctx(actor))).toMatchObject({
      estado: 'Rechazado',
      rechazo: { apelado: true },
      acciones: { puedeApelar: false },
    })
    await expect(apelar()).rejects.toMatchObject({ code: 'rechazo-ya-apelado' })
    const decisiones = (
      await e.db
        .selectFrom('correos')
        .select('texto')
        .where('asunto', '=', 'No pudimos aprobar tu solicitud')
        .orderBy('createdAt')
        .execute()
    ).map(({ texto }) => texto.replaceAll(/\s+/g, ' '))
    expect(
      decisiones.map((texto) => [
        texto.includes('apela desde tu espacio dentro de 30 días'),
        texto.includes('mantuvo la decisión. Es definitiva'),
      ]),
    ).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('that were refused by mistake are approved by the second look', async () => {
    const e = escena()
    const { id, actor } = await unaAnfitriona(e)
    await completar(e, actor)
    await enviarAlta(e.ctx(actor))
    const [primera, segunda] = [await unaRevisora(e), await unaRevisora(e)]
    await decidirOperador(e.ctx(primera), {
      operadorId: id,
      decision: 'rechazar',
      regla: 'Identidad',
      motivo: 'No es suya',
    })
    await apelarRechazo(e.ctx(actor), { texto: 'Sí lo es' })
    const { documentos } = await verOperador(e.ctx(segunda), { operadorId: id })
    const buenos = documentos.map((documento) => ({
      id: documento.id,
      estado: 'valido' as const,
      fuente: 'A la vista',
    }))
    await expect(
      decidirOperador(e.ctx(primera), { operadorId: id, decision: 'aprobar', documentos: buenos }),
    ).rejects.toMatchObject({ code: 'caso-de-otra-persona' })
    expect(
      await decidirOperador(e.ctx(segunda), { operadorId: id, decision: 'aprobar', documentos: buenos }),
    ).toMatchObject({ estado: 'Activo', rechazo: null })
  })

  it('name the account that is paid, once approved, and the new one when it changes', async () => {
    const e = escena()
    const { id, actor } = await unaAnfitriona(e)
    const cuentas = async () => {
      const rows = await e.db
        .selectFrom('cuentasDePago')
        .select([
          'anfitrionId',
          'proveedorId',
          'regimen',
          'rut',
          'banco',
          'tipoCuenta',
          'numeroCuenta',
          'cuentaSellada',
        ])
        .execute()
      return rows.map(({ cuentaSellada, ...cuenta }) => ({
        ...cuenta,
        ...abrirCuenta(e.ctx().secretos, { ...cuenta, cuentaSellada }),
      }))
    }
    await completar(e, actor)
    await enviarAlta(e.ctx(actor))
    expect(await cuentas()).toEqual([])
    await aprobar(e, id)
    const suya = {
      anfitrionId: id,
      proveedorId: null,
      regimen: 'afecto',
      rut: '12345678-5',
      banco: 'BancoEstado',
      tipoCuenta: 'vista',
      numeroCuenta: '00123456789',
    }
    expect(await cuentas()).toEqual([suya])
    await e.db
      .updateTable('usuarios')
      .set({ claveHash: await hashClave('Una-clave-larga-1') })
      .where('id', '=', (actor as Sesion).usuarioId)
      .execute()
    e.clock.now = new Date(e.clock.now.getTime() + 60_000)
    await guardarAlta(e.ctx(actor), {
      pagos: { ...PAGOS, banco: 'Bci', numeroCuenta: '987654321', password: 'Una-clave-larga-1' },
    })
    expect(await cuentas()).toEqual([{ ...suya, banco: 'Bci', numeroCuenta: '987654321' }])
    const deCuenta = await e.db.selectFrom('correos').select('asunto').where('asunto', 'like', '%cuenta%').execute()
    expect(deCuenta.map(({ asunto }) => asunto).toSorted()).toEqual([
      'Cambió tu cuenta bancaria',
      'Registramos tu cuenta para pagos',
    ])
  })

  it('are judged by nobody who owns them or works for them, nor by another role', async () => {
    const e = escena()
    const { id, actor } = await unaAnfitriona(e, 'Enviado')
    const { usuarioId } = actor as Sesion
    const guia = await unUsuario(e.db)
    await sumar(e, guia.id, { anfitrionId: id }, 'guia')
    for (const suya of [usuarioId, guia.id]) {
      await sumar(e, suya, 'admin', 'confianza')
      await expect(
        decidirOperador(e.ctx(await entrarComo(e, suya, 'admin')), { operadorId: id, decision: 'tomar' }),
      ).rejects.toMatchObject({ code: 'sin-permiso' })
    }
    await expect(
      decidirOperador(
        e.ctx(sesion('00000000-0000-4000-8000-000000000000', { contexto: 'admin', rolesAdmin: ['finanzas'] })),
        { operadorId: id, decision: 'tomar' },
      ),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(
      verDocumentoDeOperador(e.ctx(sesion(usuarioId, { contexto: 'admin', rolesAdmin: ['contenido'] })), {
        operadorId: id,
        documentoId: id,
      }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
  })

  it('stop the sale of what departs after the first one expires, in the list and at booking alike, and warn before', async () => {
    const e = escena()
    const { id, actor } = await unaAnfitriona(e)
    await completar(e, actor, vence(20))
    await enviarAlta(e.ctx(actor))
    await aprobar(e, id)
    const de = {
      anfitrionId: id,
      proveedorId: null,
      operadorNombre: 'Ana',
      operadorSlug: 'ana',
      tipoExperiencia: 'Trekking',
    }
    const [antes, despues] = [
      await unaOferta(e, { ...de, fecha: vence(20) }),
      await unaOferta(e, { ...de, fecha: vence(21) }),
    ]
    const cultural = await unaOferta(e, { ...de, tipoExperiencia: 'Cultural', fecha: vence(21) })
    const hay = async ({ experiencia }: typeof antes) =>
      (await verDisponibilidad(e.ctx(), { id: experiencia.id, participantes: undefined })).length
    expect([await hay(antes), await hay(despues), await hay(cultural)]).toEqual([1, 0, 1])
    const vendida = await reservar(e, antes)
    await expect(reservar(e, despues)).rejects.toMatchObject({ code: 'salida-cerrada' })
    await documentosJobs['documentos.revisarVencimientos'](e.ctx())
    await documentosJobs['documentos.revisarVencimientos'](e.ctx())
    const casos = async () =>
      (
        await e.db
          .selectFrom('casos as k')
          .innerJoin('casoHechos as h', 'h.casoId', 'k.id')
          .select(['k.estado', 'k.titulo', 'h.hecho', 'h.texto'])
          .where('k.tipo', '=', 'documento')
          .where('k.objetoId', '=', id)
          .orderBy('h.id')
          .execute()
      ).map(({ estado, hecho, texto }) => [estado, hecho, texto])
    expect(await casos(), 'one case, however often it is looked at').toEqual([
      ['abierto', 'abierto', 'Vence el 8 de diciembre de 2026. Le avisamos.'],
    ])
    expect(
      await e.db
        .selectFrom('notificaciones')
        .select(['tipo', 'titulo'])
        .where('usuarioId', '=', (actor as Sesion).usuarioId)
        .where('titulo', 'like', '%vencer')
        .execute(),
    ).toEqual([{ tipo: 'documento', titulo: 'Un documento está por vencer' }])
    const avisos = async () =>
      (await e.db.selectFrom('correos').select('asunto').where('asunto', 'like', '%documento%').execute()).map(
        ({ asunto }) => asunto,
      )
    expect(await avisos()).toEqual(['Un documento está por vencer'])
    e.avanzar(14 * 86_400)
    await documentosJobs['documentos.revisarVencimientos'](e.ctx())
    e.avanzar(7 * 86_400)
    await Promise.all([1, 2].map(() => documentosJobs['documentos.revisarVencimientos'](e.ctx())))
    expect(await avisos()).toEqual([
      'Un documento está por vencer',
      'Un documento está por vencer',
      'Un documento venció',
    ])
    expect((await verAlta(e.ctx(actor))).estado).toBe('Documento vencido')
    expect(await e.db.selectFrom('reservas').select('id').where('id', '=', vendida.id).execute()).toHaveLength(1)
    await subirDocumento(e.ctx(actor, { cuerpo: PNG }), { tipo: 'seguro', nombre: 'nueva.png', venceEn: vence(380) })
    const revisora = await unaRevisora(e)
    const nuevo = (await verOperador(e.ctx(revisora), { operadorId: id })).documentos.find(
      ({ estado }) => estado === 'pendiente',
    )!
    expect((await casos()).map(([estado, hecho]) => `${estado} ${hecho}`)).toEqual([
      'abierto abierto',
      'abierto otra_vez',
      'abierto otra_vez',
      'abierto otra_vez',
    ])
    expect(
      (
        await decidirOperador(e.ctx(revisora), {
          operadorId: id,
          decision: 'revisar',
          documentos: [{ id: nuevo.id, estado: 'valido' }],
        })
      ).estado,
    ).toBe('Activo')
    expect((await casos()).at(-1)).toEqual(['resuelto', 'revisado', null])
  })

  it('are listed by how long each has waited, sent with papers or not, and those who wait for nothing last', async () => {
    const e = escena()
    const revisora = await unaRevisora(e)
    const desde = (dias: number, estado: string) =>
      unProveedor(e.db, { estado, createdAt: new Date(e.ctx(revisora).now.getTime() - dias * 86_400_000) })
    const [nueva, reciente, antigua] = [
      (await desde(2, 'Activo')).id,
      (await desde(3, 'En revisión')).id,
      (await desde(6, 'En revisión')).id,
    ]
    const { items } = await listarOperadores(e.ctx(revisora), { pagina: 1, porPagina: 100 })
    expect(items.map(({ id }) => id).filter((id) => [nueva, reciente, antigua].includes(id))).toEqual([
      antigua,
      reciente,
      nueva,
    ])
  })

  it('pause by own wish and come back', async () => {
    const e = escena()
    const { actor } = await unaAnfitriona(e, 'Activo')
    expect((await pausarOperador(e.ctx(actor), { acto: 'pausar' })).estado).toBe('Pausado')
    await expect(pausarOperador(e.ctx(actor), { acto: 'pausar' })).rejects.toMatchObject({
      code: 'transicion-no-permitida',
    })
    expect((await pausarOperador(e.ctx(actor), { acto: 'reanudar' })).estado).toBe('Activo')
  })

  it('begin for a company with its account, its owner and a number; a RUT applies once', async () => {
    const e = escena()
    const pedido = {
      nombreComercial: 'Ríos del Sur',
      razonSocial: 'Ríos del Sur SpA',
      rut: '76.086.428-5',
      tipoProveedor: 'Operador turístico',
      representante: 'Ana Rojas',
      email: 'ana@rios.cl',
      telefono: '+56912345678',
      region: '14',
      comunaCodigo: '14101',
      password: 'Rio-claro-2041',
      aceptaTerminos: true,
    } as const
    const { usuario, numero, token } = await registrarProveedor(e.ctx(), pedido)
    expect([usuario.rol, numero > 1000, token.length > 20]).toEqual(['proveedor', true, true])
    const proveedor = await e.db.selectFrom('proveedores').select(['id', 'estado', 'rut']).executeTakeFirstOrThrow()
    expect(proveedor).toMatchObject({ estado: 'Borrador', rut: '76086428-5' })
    const alta = await verAlta(
      e.ctx(sesion(usuario.id, { contexto: 'proveedor', proveedor: { id: proveedor.id, rol: 'dueno' } })),
    )
    expect(alta.tareas.map(({ clave, estado }) => `${clave} ${estado}`)).toEqual([
      'sobre pendiente',
      'contacto pendiente',
      'identidad pendiente',
      'actividad pendiente',
      'pagos pendiente',
    ])
    await expect(
      verAlta(e.ctx(sesion(usuario.id, { contexto: 'proveedor', proveedor: { id: proveedor.id, rol: 'guia' } }))),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(registrarProveedor(e.ctx(), { ...pedido, email: 'otra@rios.cl' })).rejects.toMatchObject({
      code: 'rut-en-uso',
    })
    await expect(registrarProveedor(e.ctx(), { ...pedido, rut: '77.777.777-7' })).rejects.toMatchObject({
      code: 'correo-en-uso',
    })
    expect(await e.db.selectFrom('proveedores').select('id').execute()).toHaveLength(1)
    await expect(registrarProveedor(e.ctx(), { ...pedido, rut: '76.086.428-4' })).rejects.toMatchObject({
      errores: [{ campo: 'rut' }],
    })
    await expect(registrarProveedor(e.ctx(), { ...pedido, comunaCodigo: '13101' })).rejects.toMatchObject({
      errores: [{ campo: 'comunaCodigo' }],
    })
  })

  it('lie with the photos: a newer draft takes the file of the older along, those of before are moved, and a year after somebody left they go', async () => {
    const e = escena()
    const { id, actor } = await unaAnfitriona(e)
    const subir = async () =>
      (
        await subirDocumento(e.ctx(actor, { cuerpo: PNG }), {
          tipo: 'identidad',
          nombre: 'cédula.png',
          venceEn: vence(10),
        })
      ).documentos[0]!.id
    const archivo = (documentoId: string) => e.ctx().archivos.get(`documentos/${documentoId}.sellado`)
    const trabajar = async () => {
      for (const { job, data } of e.tareas.splice(0))
        if (job === 'documentos.borrarArchivos') await documentosJobs[job](e.ctx(), data as { ids: string[] })
    }
    const primero = await subir()
    const segundo = await subir()
    await trabajar()
    expect([await archivo(primero), (await archivo(segundo)) === null]).toEqual([null, false])
    // As it lay before there were files.
    const sellado = Buffer.from((await archivo(segundo))!)
    await e.ctx().archivos.remove(`documentos/${segundo}.sellado`)
    await e.db.insertInto('documentoArchivos').values({ documentoId: segundo, contenido: sellado }).execute()
    const { url } = await verArchivo(e.ctx(actor), { documentoId: segundo })
    const abierto = async () =>
      leido(await abrirDocumento(e.ctx(), url.split('?')[0]!, new URLSearchParams(url.split('?')[1])))
    expect(await abierto()).toEqual(PNG)
    await documentosJobs['documentos.mover'](e.ctx())
    await documentosJobs['documentos.mover'](e.ctx())
    expect(await e.db.selectFrom('documentoArchivos').select('documentoId').execute()).toEqual([])
    expect(await abierto()).toEqual(PNG)
    await e.db.updateTable('anfitriones').set({ estado: 'Baja', updatedAt: e.clock.now }).where('id', '=', id).execute()
    e.avanzar(364 * 86_400)
    await documentosJobs['documentos.olvidar'](e.ctx())
    expect(await archivo(segundo)).not.toBeNull()
    e.avanzar(2 * 86_400)
    await documentosJobs['documentos.olvidar'](e.ctx())
    expect([await archivo(segundo), await e.db.selectFrom('documentos').select('id').execute()]).toEqual([null, []])
  })
})
