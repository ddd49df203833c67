import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unUsuario } from '#server/testing/datos.ts'
import { reservar, unaOferta, unCorreo, unInvitado, type Escena } from '#server/testing/escenas.ts'
import { entrarComo } from '#server/testing/sesion-de.ts'
import { aplicarRegalo } from './aplicar-regalo.ts'
import { crearIntentoDePago, crearSesionDePago } from './pagar.ts'
import { reclamarReservas } from './reclamar-reservas.ts'

setLog({ sink: () => undefined })

const EXTRANO = '198.51.100.7'

/** A hold that a stranger made with her address and keeps the link of, which she claimed; and one of her own. */
async function unaReclamada(e: Escena) {
  const email = unCorreo()
  const oferta = await unaOferta(e, { cupos: 100 })
  const actor = await entrarComo(e, (await unUsuario(e.db, { email, emailVerificadoEn: e.clock.now })).id)
  const ajena = await reservar(e, oferta, { email })
  expect(await reclamarReservas(e.ctx(actor))).toEqual({ reclamadas: 1 })
  const propia = await reservar(e, oferta, { actor, email })
  return { ajena, propia, extrano: { ...e.ctx(unInvitado(ajena)), address: EXTRANO }, ella: e.ctx(actor) }
}

const sinIntentos = { code: 'demasiados-intentos' }

enCadaBase('tries of payments and gift cards', (escena) => {
  it('are of gift cards whose who asks: ten wrong codes by the link of a claimed booking cost its account none', async () => {
    const { ajena, propia, extrano, ella } = await unaReclamada(escena())
    const probar = (ctx: typeof ella, id: string, n: number) =>
      aplicarRegalo(ctx, { id, codigo: `AAAA-2222-BBBB-${2222 + n}`, aceptaTerminos: true })
    for (let i = 0; i < 10; i++)
      await expect(probar(extrano, ajena.id, i)).rejects.toMatchObject({ code: 'regalo-desconocido' })
    await expect(probar(extrano, ajena.id, 10)).rejects.toMatchObject(sinIntentos)
    await expect(probar(ella, propia.id, 11)).rejects.toMatchObject({ code: 'regalo-desconocido' })
  })

  it('are twenty an hour of payments for who changes between the two ways to pay, whose who asks too', async () => {
    const { ajena, propia, extrano, ella } = await unaReclamada(escena())
    const porTurnos = [crearIntentoDePago, crearSesionDePago]
    for (let i = 0; i < 20; i++) await porTurnos[i % 2]!(extrano, { reservaId: ajena.id, aceptaTerminos: true })
    await expect(crearIntentoDePago(extrano, { reservaId: ajena.id })).rejects.toMatchObject(sinIntentos)
    await expect(crearSesionDePago(extrano, { reservaId: ajena.id }), 'the one that is open').resolves.toHaveProperty(
      'url',
    )
    await expect(crearIntentoDePago(ella, { reservaId: propia.id })).resolves.toHaveProperty('clientSecret')
  })
})
