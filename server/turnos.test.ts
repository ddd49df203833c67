import { expect, it } from 'vitest'
import { crearTurnos } from './turnos.ts'

/** Acts that last until they are let go. */
function unaMesa(options: Parameters<typeof crearTurnos>[0] = {}) {
  const turnos = crearTurnos(options)
  const empezadas: string[] = []
  const sueltas = new Map<string, () => void>()
  const vuelta = () => new Promise(setImmediate)
  const enviar = (de: string, n: number, lugares = 1): Promise<unknown> =>
    turnos
      .enTurno(
        de,
        () =>
          new Promise<void>((resolve) => {
            empezadas.push(`${de}${n}`)
            sueltas.set(`${de}${n}`, resolve)
          }),
        { lugares },
      )
      .catch((error: { code?: string }) => error.code)
  const soltar = async (cual: string): Promise<void> => {
    sueltas.get(cual)!()
    await vuelta()
  }
  return { enviar, soltar, vuelta, empezadas }
}

it('never gives both places to one person: whoever comes after their many is next', async () => {
  const { enviar, soltar, vuelta, empezadas } = unaMesa()
  for (const n of [1, 2, 3]) void enviar('ana', n)
  void enviar('luis', 1)
  await vuelta()
  expect(empezadas).toEqual(['ana1', 'luis1'])
  void enviar('eva', 1)
  await soltar('ana1')
  expect(empezadas).toEqual(['ana1', 'luis1', 'ana2'])
  await soltar('luis1')
  expect(empezadas).toEqual(['ana1', 'luis1', 'ana2', 'eva1'])
  await soltar('eva1')
  expect(empezadas).toEqual(['ana1', 'luis1', 'ana2', 'eva1'])
  await soltar('ana2')
  expect(empezadas.at(-1)).toBe('ana3')
})

it('lets one person wait with few, and all together with no more than can be held', async () => {
  const { enviar, empezadas } = unaMesa({ deUno: 2, enEspera: 3 })
  const deAna = [1, 2, 3, 4].map((n) => enviar('ana', n))
  expect(await deAna[3]).toBe('servicio-ocupado')
  void enviar('luis', 1)
  void enviar('luis', 2)
  expect(await enviar('eva', 1)).toBe('servicio-ocupado')
  expect(empezadas).toEqual(['ana1', 'luis1'])
})

it('lets wait without end what nobody watches, and tells nobody to try again because of it', async () => {
  const turnos = crearTurnos({ aLaVez: 1, deUno: 1, enEspera: 2 })
  const hechas: string[] = []
  const hacer = (de: string, n: number, sinPrisa = false) =>
    turnos
      .enTurno(de, async () => void hechas.push(`${de}${n}`), { sinPrisa })
      .catch((error: { code?: string }) => error.code)
  const todas = await Promise.all([1, 2, 3, 4, 5].map((n) => hacer('lecturas', n, true)))
  expect(todas).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(hechas).toEqual(['lecturas1', 'lecturas2', 'lecturas3', 'lecturas4', 'lecturas5'])
})

it('gives one that takes both places its turn alone, and nobody passes it meanwhile', async () => {
  const { enviar, soltar, vuelta, empezadas } = unaMesa()
  void enviar('ana', 1)
  void enviar('grande', 1, 2)
  void enviar('luis', 1)
  await vuelta()
  expect(empezadas).toEqual(['ana1'])
  await soltar('ana1')
  expect(empezadas).toEqual(['ana1', 'grande1'])
  void enviar('eva', 1)
  await soltar('grande1')
  expect(empezadas).toEqual(['ana1', 'grande1', 'luis1', 'eva1'])
})

it('gives the place back where the act fails', async () => {
  const turnos = crearTurnos({ aLaVez: 1 })
  await expect(turnos.enTurno('ana', () => Promise.reject(new Error('ilegible')))).rejects.toThrow('ilegible')
  expect(await turnos.enTurno('ana', () => Promise.resolve('otra'))).toBe('otra')
})
