import { createStripePort, deSuModo } from '#server/modules/pagos/index.ts'
import type { PaymentPort } from '#server/ports.ts'
import type { Escena } from './escenas.ts'

export interface EnVivo {
  psp: PaymentPort
  /** What the live provider was asked, with what was sent. */
  llamadas: string[]
}

interface Lista {
  data?: { id: string }[]
  available?: { amount: number }[]
}

/** A live provider behind the same program, which remembers what it is asked: the counterpart again, saying that all of it is meant, and knowing nothing of what was tried out before. */
export async function enVivo({
  db,
  sandbox,
  clock,
  comprador,
}: Pick<Escena, 'db' | 'sandbox' | 'clock' | 'comprador'>): Promise<EnVivo> {
  const llamadas: string[] = []
  const dePrueba = new Set((await db.selectFrom('sandboxObjetos').select('id').execute()).map(({ id }) => id))
  const saldo = (await comprador.balance.retrieve()).available[0]!.amount
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const pedida = new Request(input, init)
    const cuerpo = await pedida.clone().text()
    llamadas.push(`${pedida.method} ${pedida.url} ${cuerpo}`)
    const headers = new Headers(pedida.headers)
    headers.set('authorization', 'Bearer sk_test_escena')
    const respuesta = await sandbox.fetch(
      new Request(pedida.url, { method: pedida.method, headers, ...(cuerpo && { body: cuerpo }) }),
    )
    const dicho = JSON.parse((await respuesta.text()).replace(/"livemode": ?false/g, '"livemode":true')) as Lista
    const propio = {
      ...dicho,
      ...(dicho.data && { data: dicho.data.filter(({ id }) => !dePrueba.has(id)) }),
      ...(dicho.available && {
        available: dicho.available.map((fondo) => ({ ...fondo, amount: fondo.amount - saldo })),
      }),
    }
    return new Response(JSON.stringify(propio), { status: respuesta.status, headers: respuesta.headers })
  }
  const psp = createStripePort({
    instalacion: 'viva',
    secretKey: 'sk_live_escena',
    publishableKey: 'pk_live_escena',
    webhookSecret: 'whsec_escena',
    apiBase: 'http://localhost:3999/sandbox/stripe',
    fetch: fetch as typeof globalThis.fetch,
    sandbox: false,
    retries: 0,
    clock: () => clock.now.getTime(),
  })
  return { psp: deSuModo(psp, db), llamadas }
}
