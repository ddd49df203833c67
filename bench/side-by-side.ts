import type { Shot } from './load.ts'

export interface Pair {
  ours: Shot
  limit: Shot
  /** Median of the ratios of the pairs: what slows the whole machine slows both halves of a pair. */
  ratio: number
  /** The same by processor time per answer. */
  cpuRatio?: number
}

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 1)

/** Warms both up, then takes turns: A B, B A, A B … */
export async function sideBySide(ours: () => Promise<Shot>, limit: () => Promise<Shot>): Promise<Pair> {
  await ours()
  await limit()
  const pairs: { ours: Shot; limit: Shot }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    if (round % 2 === 0) {
      const first = await ours()
      pairs.push({ ours: first, limit: await limit() })
    } else {
      const first = await limit()
      pairs.push({ ours: await ours(), limit: first })
    }
  }
  const [ourMiddle, limitMiddle] = [middle(pairs.map((pair) => pair.ours)), middle(pairs.map((pair) => pair.limit))]
  const ratio = median(pairs.map((pair) => pair.ours.perSecond / pair.limit.perSecond))
  return {
    ours: ourMiddle,
    limit: limitMiddle,
    ratio,
    ...(ourMiddle.cpuMs && limitMiddle.cpuMs ? { cpuRatio: limitMiddle.cpuMs / ourMiddle.cpuMs } : {}),
  }
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** The value that `part` of the numbers do not pass. */
export function percentile(numbers: number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0
}

/** Throughput and percentiles of calls timed one by one. */
export const shotOf = (times: number[], seconds: number, failed = 0): Shot => ({
  perSecond: times.length / seconds,
  p50Ms: percentile(times, 0.5),
  p95Ms: percentile(times, 0.95),
  failed,
})

function middle(shots: Shot[]): Shot {
  const of = (pick: (shot: Shot) => number): number => median(shots.map(pick))
  return {
    perSecond: of((s) => s.perSecond),
    p50Ms: of((s) => s.p50Ms),
    p95Ms: of((s) => s.p95Ms),
    failed: shots.reduce((n, s) => n + s.failed, 0),
    cpuMs: shots.every((s) => s.cpuMs) ? of((s) => s.cpuMs!) : null,
  }
}
