import { expect, it } from 'vitest'
import type { Perfil, ViajeroFrecuente } from '#contract/perfil.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'
import { conCuentas } from '#server/testing/cuentas.ts'

conCuentas('the profile', (c) => {
  it('keeps what it is told and forgets what is left out', async () => {
    const { token, email } = await c().registrar()
    const guardar = async (body: object) => (await c().pedir(token, 'PUT /api/perfil', body)).body as Perfil
    expect(
      await guardar({
        nombre: 'Rosa',
        apellido: 'Mamani Quispe',
        telefono: '+56 9 1234 5678',
        paisResidencia: 'CL',
        idioma: 'es-CL',
      }),
    ).toMatchObject({
      nombre: 'Rosa',
      apellido: 'Mamani Quispe',
      email,
      telefono: '+56912345678',
      paisResidencia: 'CL',
      idioma: 'es-CL',
      emailVerificado: false,
    })
    expect((await c().pedir(token, 'GET /api/auth/me')).body).toMatchObject({
      nombre: 'Rosa',
      telefono: '+56912345678',
    })
    expect(await guardar({ nombre: 'Rosa' })).toMatchObject({
      apellido: null,
      telefono: null,
      paisResidencia: null,
      idioma: null,
    })
    expect(
      (
        await c().pedir(token, 'PUT /api/perfil', {
          nombre: ' ',
          telefono: '123',
          paisResidencia: 'Chile',
          idioma: 'fr',
        })
      ).errores,
    ).toEqual({
      nombre: expect.any(String),
      telefono: expect.any(String),
      paisResidencia: 'Elige un país',
      idioma: 'Elige una opción de la lista',
    })
  })

  it('ignores what is not its own to say', async () => {
    const { token, email } = await c().registrar()
    await c().pedir(token, 'PUT /api/perfil', {
      nombre: 'Rosa',
      email: 'otra@ejemplo.cl',
      esAnfitrion: true,
      rol: 'admin',
      emailVerificado: true,
    })
    expect((await c().pedir(token, 'GET /api/auth/me')).body).toMatchObject({
      email,
      esAnfitrion: false,
      rol: 'viajero',
      emailVerificado: false,
    })
  })

  it('keeps preferences of the listed kinds', async () => {
    const { token } = await c().registrar()
    const preferencias = {
      intereses: ['Trekking', 'Culinaria'],
      ritmo: 'tranquilo',
      dieta: ['vegana'],
      movilidad: 'Prefiero caminos planos',
      presupuesto: 'medio',
    }
    await c().pedir(token, 'PUT /api/perfil/preferencias', { ...preferencias, otra: 'se ignora' })
    expect((await c().pedir(token, 'GET /api/auth/me')).body).toMatchObject({ perfilPreferencias: preferencias })
    expect(
      (await c().pedir(token, 'PUT /api/perfil/preferencias', { intereses: ['Vino'], ritmo: 'rápido' })).status,
    ).toBe(422)
    await c().pedir(token, 'PUT /api/perfil/preferencias', {})
    expect((await c().pedir(token, 'GET /api/perfil')).body).toMatchObject({ perfilPreferencias: {} })
  })

  it('writes a line in the ledger of consents for each change, with the version and the hour', async () => {
    const { id, token } = await c().registrar()
    const { db } = c().programa.database
    const decir = async (otorgado: boolean) =>
      ((await c().pedir(token, 'PUT /api/perfil/consentimientos', { tipo: 'marketing', otorgado })).body as Perfil)
        .consentimientos
    expect([
      (await decir(false)).marketing,
      (await decir(true)).marketing,
      (await decir(true)).marketing,
      (await decir(false)).marketing,
    ]).toEqual([false, true, true, false])
    const filas = await db
      .selectFrom('consentimientos')
      .select(['tipo', 'otorgado', 'version'])
      .where('usuarioId', '=', id)
      .orderBy('id')
      .execute()
    expect(filas).toEqual([
      { tipo: 'terminos', otorgado: true, version: '2026-11-01' },
      { tipo: 'marketing', otorgado: true, version: '2026-11-01' },
      { tipo: 'marketing', otorgado: false, version: '2026-11-01' },
    ])
  })

  it('keeps the consents given at sign-up, and only those given', async () => {
    const { body } = await c().pedir(null, 'POST /api/auth/register', {
      nombre: 'Ana',
      email: 'ana@perfil.cl',
      password: 'Cordillera-verde-88',
      aceptaTerminos: true,
      aceptaMarketing: false,
      aceptaPersonalizacionIA: true,
    })
    expect((await c().pedir((body as { token: string }).token, 'GET /api/perfil')).body).toMatchObject({
      consentimientos: { marketing: false, personalizacion_ia: true },
    })
  })

  it('sends every notice until told otherwise, and the necessary ones even then', async () => {
    const { id, token } = await c().registrar()
    const { db } = c().programa.database
    expect(await quiereAviso(db, id, 'recordatorio', 'correo')).toBe(true)
    const avisos = [
      { tipo: 'recordatorio', canal: 'correo', activo: true },
      { tipo: 'recordatorio', canal: 'correo', activo: false },
      { tipo: 'reembolso', canal: 'correo', activo: false },
    ]
    const perfil = (await c().pedir(token, 'PUT /api/perfil/avisos', { avisos })).body as Perfil
    expect(perfil.avisos).toHaveLength(18)
    expect([
      await quiereAviso(db, id, 'recordatorio', 'correo'),
      await quiereAviso(db, id, 'recordatorio', 'sitio'),
      await quiereAviso(db, id, 'reembolso', 'correo'),
    ]).toEqual([false, true, true])
    expect(perfil.avisos.find((a) => a.tipo === 'reembolso' && a.canal === 'correo')).toEqual({
      tipo: 'reembolso',
      canal: 'correo',
      activo: true,
      necesario: true,
    })
  })

  it('keeps up to twenty companions, each for their owner alone', async () => {
    const [rosa, ana] = [await c().registrar(), await c().registrar()]
    const agregar = (nombre: string, mas: object = {}) =>
      c().pedir(rosa.token, 'POST /api/perfil/viajeros', { nombre, tipo: 'adulto', ...mas })
    const { body } = await agregar('Pedro Soto', {
      tipo: 'nino',
      telefono: '+56 9 8765 4321',
      nota: 'Alérgico al maní',
    })
    const { id } = body as ViajeroFrecuente
    expect(body).toEqual({
      id,
      nombre: 'Pedro Soto',
      tipo: 'nino',
      email: null,
      telefono: '+56987654321',
      nota: 'Alérgico al maní',
    })
    expect((await c().pedir(ana.token, `PUT /api/perfil/viajeros/${id}`, { nombre: 'X', tipo: 'adulto' })).type).toBe(
      'sin-permiso',
    )
    expect((await c().pedir(ana.token, `DELETE /api/perfil/viajeros/${id}`)).type).toBe('sin-permiso')
    expect((await c().pedir(ana.token, 'GET /api/perfil/viajeros')).body).toEqual([])
    expect(
      (await c().pedir(rosa.token, `PUT /api/perfil/viajeros/${id}`, { nombre: 'Pedro', tipo: 'adulto' })).body,
    ).toMatchObject({ nombre: 'Pedro', tipo: 'adulto', telefono: null, nota: null })
    const estados = await Promise.all(
      Array.from({ length: 21 }, async (_, i) => (await agregar(`Persona ${i}`)).status),
    )
    expect(estados.filter((s) => s === 201)).toHaveLength(19)
    expect((await agregar('Una más')).type).toBe('demasiados-viajeros')
    expect((await c().pedir(rosa.token, `DELETE /api/perfil/viajeros/${id}`)).status).toBe(200)
    expect((await agregar('Una más')).status).toBe(201)
  })
})
