import { describe, expect, it } from 'vitest'
import { FilaLlena, unaFila } from './en-fila.ts'

const PLAZO = { esperaMs: 8000, primeraMs: 900 }

/** A clock that only the work moves. */
function unTaller(tarda: (n: number) => number) {
  let reloj = 0
  const hechas: number[] = []
  const fila = unaFila({ ...PLAZO, ahora: () => reloj })
  const pedir = (n: number): Promise<number> => fila(async () => ((reloj += tarda(n)), hechas.push(n), n))
  return { pedir, hechas, llegar: (ms: number) => void (reloj = ms), reloj: () => reloj }
}

const llenas = (vistas: PromiseSettledResult<number>[]): FilaLlena[] =>
  vistas.flatMap((vista) => (vista.status === 'rejected' && vista.reason instanceof FilaLlena ? [vista.reason] : []))

describe('many pictures at once', () => {
  it('are made one after another, as many as there is time for, and the rest is told at once when to come back', async () => {
    const { pedir, hechas, reloj } = unTaller(() => 900)
    const vistas = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => pedir(n)))
    expect(hechas).toEqual(Array.from({ length: 9 }, (_, n) => n))
    expect(reloj()).toBeLessThan(15_000)
    expect(llenas(vistas)).toHaveLength(31)
    for (const { retryAfterSeconds } of llenas(vistas)) expect(retryAfterSeconds).toBe(9)
  })

  it('that take longer than before let the last ones go too', async () => {
    const { pedir, hechas, reloj } = unTaller(() => 4000)
    const vistas = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => pedir(n)))
    expect(hechas).toEqual([0, 1, 2])
    expect(reloj()).toBe(12_000)
    expect(llenas(vistas)).toHaveLength(6)
    // What one takes is known now.
    expect(llenas(await Promise.allSettled(Array.from({ length: 6 }, (_, n) => pedir(n)))).length).toBeGreaterThan(2)
  })

  it('are taken again once the others are done, also after one that failed', async () => {
    const { pedir, hechas } = unTaller(() => 900)
    await Promise.allSettled(Array.from({ length: 20 }, (_, n) => pedir(n)))
    const fila = unaFila(PLAZO)
    await expect(fila(() => Promise.reject(new Error('no drawing')))).rejects.toThrow('no drawing')
    expect(await fila(() => Promise.resolve('otra'))).toBe('otra')
    expect(await pedir(100)).toBe(100)
    expect(hechas.at(-1)).toBe(100)
  })
})
