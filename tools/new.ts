import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const usage = `Uso:
  npm run new call <módulo> <acto>        por ejemplo: npm run new call reservas cancelar-reserva
  npm run new screen <grupo> <pantalla>   por ejemplo: npm run new screen cuenta mis-reservas`

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const root = resolve(import.meta.dirname, '..')

const [kind, place, name] = process.argv.slice(2)
const makers = { call: newCall, screen: newScreen }
try {
  if (!isKind(kind) || !place || !name) throw new Error(usage)
  for (const word of [place, name])
    if (!kebabCase.test(word)) throw new Error(`«${word}» debe ir en minúsculas, con guiones y sin acentos ni ñ.`)
  console.log(
    makers[kind](place, name)
      .map((line) => `  ${line}`)
      .join('\n'),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function newCall(module: string, act: string): string[] {
  const useCase = camelCase(act)
  const folder = `server/modules/${module}`
  const contract = `contract/${module}.ts`
  refuseExisting(`${folder}/${act}.ts`)
  insertInto(
    contract,
    new RegExp(`export const ${camelCase(module)} = defineCalls\\(\\{\\n[^]*?\\n(?=\\}\\))`),
    callSource(useCase, act, module),
  )
  create(`${folder}/${act}.ts`, actSource(useCase, camelCase(module), module))
  create(`${folder}/${act}.test.ts`, `import { it } from 'vitest'\n\nit.todo('${useCase} …')\n`)
  appendTo(`${folder}/index.ts`, `export { ${useCase} } from './${act}.ts'\n`)
  return [
    `creado    ${folder}/${act}.ts y su prueba; exportado por la puerta`,
    `declarado ${contract}: completa ruta, resumen, acceso, entrada, salida y errores`,
    `falta     la regla en domain/${module}/, y el módulo en tools/modules.ts y server/http/routes.ts si es nuevo`,
    'falta     su fila en server/testing/matriz/ (quién puede), y luego npm run openapi, que también escribe el cliente del navegador',
  ]
}

function newScreen(group: string, screen: string): string[] {
  const file = `screens/${group}/${screen}.tsx`
  refuseExisting(`web/${file}`)
  insertInto(
    'web/routes.ts',
    /export default \[\n[^]*?(?=\n\s*route\('\*'|\n\])/,
    `\n  route('${group}/${screen}', '${file}'),`,
  )
  create(`web/${file}`, screenSource(screen))
  return [
    `creado    web/${file}`,
    `anotado   web/routes.ts: revisa la dirección`,
    'falta     un recorrido en e2e/, o una prueba de lo que puede fallar',
  ]
}

function callSource(useCase: string, act: string, module: string): string {
  return `  ${useCase}: {
    route: 'POST /api/${module}/:id/${act}',
    resumen: '',
    access: [],
    input: z.object({ id: z.string() }),
    output: z.object({}),
    errors: [],
  },
`
}

function actSource(useCase: string, calls: string, module: string): string {
  return `import type { Input, Output } from '#contract/call.ts'
import type { ${calls} } from '#contract/${module}.ts'
import type { Ctx } from '#server/ctx.ts'

type Call = typeof ${calls}.${useCase}

export function ${useCase}(ctx: Ctx, { id }: Input<Call>): Promise<Output<Call>> {
  return ctx.transaction(async () => {
    throw new Error(\`${useCase} is not written yet: \${id}\`)
  })
}
`
}

function screenSource(screen: string): string {
  const component = camelCase(`-${screen}`)
  const title = screen.charAt(0).toUpperCase() + screen.slice(1).replaceAll('-', ' ')
  return `import { tituloDe } from '#web/ui/marca.ts'
import type { Route } from './+types/${screen}.ts'

export function meta(): Route.MetaDescriptors {
  return [{ title: tituloDe('${title}') }]
}

export default function ${component}() {
  return <h1>${title}</h1>
}
`
}

function isKind(value: string | undefined): value is keyof typeof makers {
  return value !== undefined && Object.hasOwn(makers, value)
}

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function refuseExisting(path: string): void {
  if (existsSync(join(root, path))) throw new Error(`Ya existe ${path}.`)
}

function create(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function insertInto(path: string, before: RegExp, text: string): void {
  const source = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
  const match = before.exec(source)
  if (!match) throw new Error(`No encuentro dónde anotarlo en ${path}.`)
  const end = match.index + match[0].length
  create(path, source.slice(0, end) + text + source.slice(end))
}

function appendTo(path: string, text: string): void {
  const existing = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
  create(path, existing + text)
}
