import { expect, it } from 'vitest'
import { politicasEnFrase } from '#domain/asistente/politica-en-frase.ts'
import { sumarDias } from '#domain/fechas.ts'
import { PRIMERAS } from '#domain/reglas/primeras.ts'
import { insertRegla, moverReglas, textoLeido } from '#server/modules/reglas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unProveedor, unUsuario } from '#server/testing/datos.ts'
import { abrirTarjeta, type Escena, pasarTarjeta, reservar, unaOferta, unInvitado } from '#server/testing/escenas.ts'
import { crearIntentoDePago } from './index.ts'

setLog({ sink: () => undefined })

async function publicar(e: Escena, version: number, texto: string): Promise<void> {
  const { id: autor } = await unUsuario(e.db)
  const contenido = { resumen: 'Resumen.', secciones: [{ id: 'una', titulo: 'Una sección', texto }] }
  await e.database.transaction((tx) =>
    insertRegla(tx, {
      clase: 'terminos',
      version,
      vigenteDesde: e.clock.now,
      contenido,
      autor,
      motivo: 'Prueba',
      createdAt: e.clock.now,
    }),
  )
  moverReglas()
}

async function contratoDe(e: Escena, clave: string): Promise<string> {
  const { adjuntos } = await e.db
    .selectFrom('correos')
    .select('adjuntos')
    .where('clave', '=', clave)
    .executeTakeFirstOrThrow()
  return (adjuntos as { nombre: string; contenido: string }[]).find(({ nombre }) => nombre === 'contrato.txt')!
    .contenido
}

enCadaBase('the copy of the contract', (escena) => {
  it('goes with the confirmation: the terms that were accepted, the dates of the policy as it was sold, and who sells', async () => {
    const e = escena()
    await publicar(e, 2, 'Lo que valía al comprar.')
    const { id: proveedorId } = await unProveedor(e.db, {
      razonSocial: 'Río Claro SpA',
      rut: '76086428-5',
      domicilio: 'Calle Larga 12, Pucón',
      telefono: '+56911112222',
    })
    const oferta = await unaOferta(e, { proveedorId, politicaCancelacion: 'moderada', fecha: sumarDias(HOY, 9) })
    const reserva = await reservar(e, oferta)
    const { id } = await crearIntentoDePago(e.ctx(unInvitado(reserva)), { reservaId: reserva.id, aceptaTerminos: true })
    await pasarTarjeta(e, id)
    e.avanzar(30)
    await publicar(e, 3, 'Lo que vale hoy.')
    await e.db
      .updateTable('experiencias')
      .set({ politicaCancelacion: 'estricta' })
      .where('id', '=', oferta.experiencia.id)
      .execute()
    await e.settle()
    const contrato = await contratoDe(e, `confirmacion:${reserva.id}`)
    for (const dicho of [
      'VERSIÓN 2026-11-18 v2',
      'Lo que valía al comprar.',
      'Política Moderada',
      'hasta el mar 24 nov 10:00: te devolvemos el 100 %',
      'hasta el jue 26 nov 10:00: te devolvemos el 50 %',
      'Río Claro SpA',
      'RUT 76.086.428-5',
      'Calle Larga 12, Pucón',
      'Total: $40.000',
    ])
      expect(contrato).toContain(dicho)
    expect(contrato).not.toContain('Lo que vale hoy.')
    expect(contrato.trimEnd().endsWith('Borrador en revisión legal.')).toBe(true)
  })

  it('says of cancelling what it was sold with, where the rule changed between the hold and the payment', async () => {
    const e = escena()
    const reserva = await reservar(
      e,
      await unaOferta(e, { politicaCancelacion: 'flexible', fecha: sumarDias(HOY, 60) }),
    )
    const { id: autor } = await unUsuario(e.db)
    const contenido = { ...PRIMERAS.cancelacion, flexible: [{ hasta: 720, porcentaje: 100 }] }
    e.avanzar(30)
    await e.database.transaction((tx) =>
      insertRegla(tx, {
        clase: 'cancelacion',
        version: 2,
        vigenteDesde: e.clock.now,
        contenido,
        autor,
        motivo: 'Prueba',
        createdAt: e.clock.now,
      }),
    )
    moverReglas()
    e.avanzar(30)
    await pasarTarjeta(
      e,
      (await crearIntentoDePago(e.ctx(unInvitado(reserva)), { reservaId: reserva.id, aceptaTerminos: true })).id,
    )
    await e.settle()
    const contrato = await contratoDe(e, `confirmacion:${reserva.id}`)
    expect(contrato).toContain(politicasEnFrase(PRIMERAS.cancelacion))
    expect(contrato).not.toContain(politicasEnFrase(contenido))
  })

  it('says at the foot of the terms that they were a draft when they were accepted, and not where they had been approved', async () => {
    const e = escena()
    const { id: aprobadaPor } = await unUsuario(e.db)
    const contratoDeUna = async (): Promise<string> => {
      const reserva = await reservar(e, await unaOferta(e, { fecha: sumarDias(HOY, 9) }))
      await pasarTarjeta(
        e,
        (await crearIntentoDePago(e.ctx(unInvitado(reserva)), { reservaId: reserva.id, aceptaTerminos: true })).id,
      )
      e.avanzar(30)
      const { huella } = textoLeido('terminos', 1, PRIMERAS.terminos)
      await e.db
        .insertInto('textosAprobados')
        .values({ clase: 'terminos', version: 1, huella, enDemostracion: false, aprobadaPor, aprobadaEn: e.clock.now })
        .onConflict((oc) => oc.doNothing())
        .execute()
      await e.settle()
      return contratoDe(e, `confirmacion:${reserva.id}`)
    }
    expect([
      (await contratoDeUna()).includes('Borrador en revisión legal.'),
      (await contratoDeUna()).includes('Borrador en revisión legal.'),
    ]).toEqual([true, false])
  })

  it('goes with the payment of a request, before anybody accepts it; without terms where none were asked for', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e, { confirmacion: 'solicitud', fecha: sumarDias(HOY, 9) }))
    await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id)
    await e.settle()
    const contrato = await contratoDe(e, `pago-recibido:${reserva.id}`)
    expect(contrato).toContain('Política Flexible')
    expect(contrato).not.toContain('TÉRMINOS')
  })
})
