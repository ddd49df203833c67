import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './button.tsx'
import type { ButtonStatus } from './button-styles.ts'

/** The label that can be seen; the others keep the width. */
const shown = (html: string): string =>
  (
    /<span class="(?!grid)(?![^"]*\binvisible\b)[^"]*">(.*?)<\/span>(?=<span class="col-start-1|<\/span><\/button>)/.exec(
      html,
    )?.[1] ?? ''
  )
    .replaceAll(/<[^>]+>/g, '')
    .trim()
const markup = (status: ButtonStatus): string => renderToStaticMarkup(<Button status={status}>Guardar</Button>)

it.each([
  ['default', 'Guardar', false],
  ['loading', 'Cargando...', true],
  ['success', '¡Éxito!', false],
  ['error', 'Error', false],
] as const)('%s reads %s', (status, label, isDisabled) => {
  const html = markup(status)
  expect(shown(html)).toBe(label)
  expect(/<button[^>]* disabled=""/.test(html)).toBe(isDisabled)
  expect(html.includes('aria-busy="true"')).toBe(isDisabled)
})

it('takes a word of its own for the wait', () => {
  expect(
    shown(
      renderToStaticMarkup(
        <Button status="loading" loadingText="Iniciando sesión...">
          Iniciar Sesión
        </Button>,
      ),
    ),
  ).toBe('Iniciando sesión...')
})
