import { expect, it } from 'vitest'
import { asistente } from '#contract/asistente.ts'
import type { ClaseDeRegla } from '#contract/reglas.ts'
import { sumarDias } from '#domain/fechas.ts'
import type { Retencion } from '#domain/reglas/clases.ts'
import { PRIMERAS } from '#domain/reglas/primeras.ts'
import { DATOS_DE_DEMO } from '#domain/sitio/datos.ts'
import { preguntarAsistente } from '#server/modules/asistente/index.ts'
import { insertRegla, moverReglas } from '#server/modules/reglas/index.ts'
import { crearIntentoDePago, verReserva } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unUsuario } from '#server/testing/datos.ts'
import { pasarTarjeta, reservar, unaOferta, unInvitado } from '#server/testing/escenas.ts'
import { verCondiciones, verTextoLegal } from './index.ts'

setLog({ sink: () => undefined })

type Donde =
  | 'terminos'
  | 'privacidad'
  | 'condiciones'
  | 'matheusPrivacidad'
  | 'matheusCancelar'
  | 'matheusContacto'
  | 'entrada'
  | 'contrato'

const retencion = (cambio: Partial<Retencion>) => ({ ...PRIMERAS.retencion, ...cambio })
const DIAS_DE_PRUEBA = { ...DATOS_DE_DEMO, correo: 'hola@pagos.cl', diasDeRespuesta: 7 }

/** Of each rule: what it becomes, and in which texts the words of before give way to those of now. */
const CASOS: [string, ClaseDeRegla, object, Partial<Record<Donde, readonly [string, string]>>][] = [
  [
    'the policies',
    'cancelacion',
    { ...PRIMERAS.cancelacion, flexible: [{ hasta: 48, porcentaje: 100 }] },
    {
      terminos: ['Flexible: 100 % hasta 24 horas antes', 'Flexible: 100 % hasta 48 horas antes'],
      matheusCancelar: ['Flexible: 100 % hasta 24 horas antes', 'Flexible: 100 % hasta 48 horas antes'],
      contrato: ['Flexible: 100 % hasta 24 horas antes', 'Flexible: 100 % hasta 48 horas antes'],
      condiciones: ['"flexible":[{"hasta":24', '"flexible":[{"hasta":48'],
      entrada: ['"hasta":24', '"hasta":48'],
    },
  ],
  [
    'the commission',
    'planes',
    { ...PRIMERAS.planes, gratis: { ...PRIMERAS.planes.gratis, comision: 1_300 } },
    { condiciones: ['"comision":12,', '"comision":13,'] },
  ],
  [
    'how long conversations are kept',
    'retencion',
    retencion({ conversaciones: 45 }),
    {
      privacidad: ['se guardan 90 días', 'se guardan 45 días'],
      matheusPrivacidad: ['90 días', '45 días'],
      condiciones: ['"conversaciones":90', '"conversaciones":45'],
    },
  ],
  [
    'comments to a host',
    'retencion',
    retencion({ comentarios: 60 }),
    {
      privacidad: [
        'Los comentarios a tu anfitrión se borran 90 días',
        'Los comentarios a tu anfitrión se borran 60 días',
      ],
    },
  ],
  [
    'what was answered for the day',
    'retencion',
    retencion({ respuestas: 21 }),
    {
      privacidad: ['pasaron a buscarte, 30 días después', 'pasaron a buscarte, 21 días después'],
      condiciones: ['"respuestas":30', '"respuestas":21'],
    },
  ],
  [
    'passengers of a resale',
    'retencion',
    retencion({ reventas: 60 }),
    { privacidad: ['celular se borran 90 días', 'celular se borran 60 días'] },
  ],
  [
    'the account of a refund',
    'retencion',
    retencion({ cuentas: 730 }),
    { privacidad: ['dinero, un año después', 'dinero, 2 años después'] },
  ],
  [
    'what one of us was asked',
    'retencion',
    retencion({ consultas: 100 }),
    { privacidad: ['respondemos, 180 días', 'respondemos, 100 días'] },
  ],
  [
    'news for companies',
    'retencion',
    retencion({ novedades: 15 }),
    { condiciones: ['"novedades":30', '"novedades":15'] },
  ],
  [
    'bookings that wait for payment',
    'limites',
    { ...PRIMERAS.limites, reservasAbiertas: 3 },
    { condiciones: ['"reservasAbiertas":5', '"reservasAbiertas":3'] },
  ],
  [
    'what a company holds',
    'limites',
    { ...PRIMERAS.limites, cuposSinConfirmar: 150, minutosDeRetencion: 180 },
    {
      condiciones: [
        '"cuposSinConfirmar":200,"minutosDeRetencion":240',
        '"cuposSinConfirmar":150,"minutosDeRetencion":180',
      ],
    },
  ],
  [
    'the days in which a person answers',
    'sitio',
    DIAS_DE_PRUEBA,
    {
      terminos: ['respondemos lo antes posible', 'respondemos en 7 días hábiles'],
      matheusContacto: ['lo antes posible', 'en 7 días hábiles'],
      contrato: ['respondemos lo antes posible', 'respondemos en 7 días hábiles'],
    },
  ],
]

enCadaBase('what texts say of the rules', (escena) => {
  const preguntar = async (message: string): Promise<string> =>
    (await preguntarAsistente(escena().ctx(), asistente.preguntarAsistente.input.parse({ message }))).response

  async function comprada(): Promise<{ entrada: string; contrato: string }> {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e, { fecha: sumarDias(HOY, 9) }))
    await pasarTarjeta(
      e,
      (await crearIntentoDePago(e.ctx(unInvitado(reserva)), { reservaId: reserva.id, aceptaTerminos: true })).id,
    )
    await e.settle()
    const { adjuntos } = await e.db
      .selectFrom('correos')
      .select('adjuntos')
      .where('clave', '=', `confirmacion:${reserva.id}`)
      .executeTakeFirstOrThrow()
    const { tramosCancelacion } = await verReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })
    return {
      entrada: JSON.stringify(tramosCancelacion),
      contrato: (adjuntos as { nombre: string; contenido: string }[]).find(({ nombre }) => nombre === 'contrato.txt')!
        .contenido,
    }
  }

  const textos = async (): Promise<Record<Donde, string>> => ({
    terminos: JSON.stringify(await verTextoLegal(escena().ctx(), { texto: 'terminos' })),
    privacidad: JSON.stringify(await verTextoLegal(escena().ctx(), { texto: 'privacidad' })),
    condiciones: JSON.stringify(await verCondiciones(escena().ctx())),
    matheusPrivacidad: await preguntar('¿Qué hacen con mis datos?'),
    matheusCancelar: await preguntar('¿Cómo cancelo mi reserva?'),
    matheusContacto: await preguntar('¿Cómo los contacto?'),
    ...(await comprada()),
  })

  it.each(CASOS)(
    '%s: each text says the new one, and none the one of before',
    async (_cual, clase, contenido, dichos) => {
      const antes = await textos()
      for (const [donde, [viejo]] of Object.entries(dichos)) expect(antes[donde as Donde], donde).toContain(viejo)
      const { id: autor } = await unUsuario(escena().db)
      await escena().database.transaction((tx) =>
        insertRegla(tx, {
          clase,
          version: 2,
          vigenteDesde: escena().clock.now,
          contenido,
          autor,
          motivo: 'Otra cifra',
          createdAt: escena().clock.now,
        }),
      )
      moverReglas()
      const despues = await textos()
      for (const [donde, [viejo, nuevo]] of Object.entries(dichos)) {
        expect(despues[donde as Donde], donde).toContain(nuevo)
        expect(despues[donde as Donde], donde).not.toContain(viejo)
      }
      for (const [donde, texto] of Object.entries(despues)) expect(texto, donde).not.toContain('{{')
    },
  )
})
