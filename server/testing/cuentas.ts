import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { bases } from './base.ts'
import { AHORA } from './datos.ts'
import { CLAVE, empezarDeNuevo, unMundo, type Mundo } from './llamadas.ts'
import { unPrograma, type Programa } from './programa.ts'

export interface Cuenta {
  id: string
  email: string
  token: string
}

/** What tests of accounts need, over the whole program: people of their own, calls by name, and the mails that came. */
export interface Cuentas {
  programa: Programa
  mundo: Mundo
  registrar(email?: string): Promise<Cuenta>
  pedir(
    token: string | null,
    ruta: string,
    body?: object,
  ): Promise<{ status: number; type: string; body: never; errores: Record<string, string> }>
  /** The newest mail to that address, after every job is done. */
  correo(para: string, asunto?: string): Promise<{ asunto: string; texto: string; html: string }>
  /** The secret in the newest mail's link. */
  enlace(para: string, asunto?: string): Promise<string>
}

let nuevas = 0

/** The same promises on every database, with one program for all of them. */
export function conCuentas(nombre: string, pruebas: (cuentas: () => Cuentas) => void): void {
  describe.each(bases())(`${nombre} ($nombre)`, ({ abrir }) => {
    let cuentas: Cuentas
    beforeAll(async () => {
      setLog({ level: 'error' })
      const programa = await unPrograma(await abrir(), AHORA)
      cuentas = unasCuentas(programa, await unMundo(programa))
    })
    afterAll(async () => {
      await cuentas?.programa.close()
      await cuentas?.programa.database.close()
    })
    beforeEach(async () => {
      cuentas.programa.clock.now = AHORA
      await empezarDeNuevo(cuentas.mundo)
    })
    pruebas(() => cuentas)
  })
}

function unasCuentas(programa: Programa, mundo: Mundo): Cuentas {
  const { db } = programa.database
  const pedir: Cuentas['pedir'] = async (token, ruta, body) => {
    const [method = 'GET', path = ''] = ruta.split(' ')
    const response = await programa.request(method, path, { ...(body && { body }), ...(token && { token }) })
    const isJson = response.headers.get('content-type')?.includes('json')
    const answer = (isJson ? await response.json() : await response.text()) as {
      type?: string
      errores?: { campo: string; mensaje: string }[]
    }
    return {
      status: response.status,
      type: answer.type ?? '',
      body: answer as never,
      errores: Object.fromEntries((answer.errores ?? []).map((e) => [e.campo, e.mensaje])),
    }
  }
  const correo: Cuentas['correo'] = async (para, asunto) => {
    await programa.settle()
    const buscado = db
      .selectFrom('correos')
      .select(['asunto', 'texto', 'html'])
      .where('para', '=', para)
      .orderBy('createdAt', 'desc')
      .orderBy('enviadoEn', 'desc')
      .limit(1)
    return (asunto ? buscado.where('asunto', '=', asunto) : buscado).executeTakeFirstOrThrow()
  }
  return {
    programa,
    mundo,
    pedir,
    correo,
    async registrar(email = `persona${++nuevas}@cuentas.cl`) {
      const { body } = await pedir(null, 'POST /api/auth/register', {
        nombre: 'Rosa Mamani',
        email,
        password: CLAVE,
        aceptaTerminos: true,
      })
      const { token, usuario } = body as { token: string; usuario: { id: string } }
      return { id: usuario.id, email, token }
    },
    async enlace(para, asunto) {
      return /\?token=([\w-]+)/.exec((await correo(para, asunto)).texto)![1]!
    },
  }
}
