import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import { motivoParaNoApelarRechazo, type Rechazo } from './apelacion.ts'

const AHORA = new Date('2026-11-20T15:00:00Z')
const hace = (dias: number, ms = 0) => new Date(AHORA.getTime() - dias * 86_400_000 - ms)

describe('a second look at a refused application', () => {
  it.each<[string, Partial<Rechazo>, ErrorCode | null]>([
    ['is open the day it is refused', { decididoEn: AHORA }, null],
    ['is open until the end of the thirtieth day', { decididoEn: new Date('2026-10-21T03:00:00Z') }, null],
    ['ends with it', { decididoEn: new Date('2026-10-21T02:59:59.999Z') }, 'apelacion-vencida'],
    ['is open where nobody knows when', { decididoEn: null }, null],
    ['is had once', { apelado: true }, 'rechazo-ya-apelado'],
    ['is had once, also while it is looked at', { apelado: true, estado: 'En revisión' }, 'rechazo-ya-apelado'],
    ['is for what was refused', { estado: 'Observado' }, 'transicion-no-permitida'],
    ['is not for who left', { estado: 'Baja' }, 'transicion-no-permitida'],
  ])('%s', (_que, cambio, motivo) =>
    expect(
      motivoParaNoApelarRechazo({ estado: 'Rechazado', decididoEn: hace(3), apelado: false, ...cambio }, AHORA),
    ).toBe(motivo),
  )
})
