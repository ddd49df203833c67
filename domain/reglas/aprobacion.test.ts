import { expect, it } from 'vitest'
import { type Aprobada, aprobacionDe, motivoParaNoAprobar } from './aprobacion.ts'

const UNA: Aprobada = {
  clase: 'terminos',
  version: 2,
  huella: 'aa',
  enDemostracion: false,
  por: 'Ana',
  en: new Date(0),
}
const DE_DEMO: Aprobada = { ...UNA, enDemostracion: true }

it.each([
  ['the version that was approved', [UNA], {}, false, true],
  ['nothing was approved', [], {}, false, false],
  ['another version', [UNA], { version: 3 }, false, false],
  ['another text', [UNA], { clase: 'privacidad' as const }, false, false],
  ['other words under the same number', [UNA], { huella: 'bb' }, false, false],
  ['approved in a demonstration, read in one', [DE_DEMO], {}, true, true],
  ['approved in a demonstration, read where people pay', [DE_DEMO], {}, false, false],
  ['approved where people pay, read in a demonstration', [UNA], {}, true, true],
])('%s', (_caso, aprobadas, otra, demo, es) =>
  expect(aprobacionDe(aprobadas, { clase: 'terminos', version: 2, huella: 'aa', ...otra }, demo) !== null).toBe(es),
)

it.each([
  ['vigente', false, null],
  ['programada', false, null],
  ['vigente', true, 'transicion-no-permitida'],
  ['anterior', false, 'version-anterior'],
  ['reemplazada', true, 'version-anterior'],
] as const)('a version that is %s, approved: %s', (estado, aprobada, motivo) =>
  expect(motivoParaNoAprobar(estado, aprobada)).toBe(motivo),
)
