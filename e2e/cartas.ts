import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sitio } from './sitio.ts'

const PACIENCIA_MS = 45_000

/** The plain text of the newest mail to that address with that subject, once it has arrived. */
export async function esperarCarta(sitio: Pick<Sitio, 'correos'>, para: string, asunto: string): Promise<string> {
  const hasta = Date.now() + PACIENCIA_MS
  for (;;) {
    const cartas = (await sitio.correos()).filter(
      (carta) => new RegExp(`^To: .*${para}`, 'im').test(carta) && asuntoDe(carta) === asunto,
    )
    const ultima = cartas.toSorted((a, b) => horaDe(a) - horaDe(b)).at(-1)
    if (ultima) return claro(ultima)
    if (Date.now() > hasta) throw new Error(`no mail «${asunto}» to ${para}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The mails that a program left in a folder. */
export async function readMails(dir: string): Promise<string[]> {
  if (!existsSync(dir)) return []
  const files = (await readdir(dir)).filter((file) => file.endsWith('.eml'))
  return Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')))
}

/** The path of the one link that a mail of ours asks to follow. */
export function enlaceDe(carta: string): string {
  const { pathname, search } = new URL(/https?:\/\/localhost:\d+\/[^\s"<]*[?/][^\s"<]*/.exec(carta)![0])
  return pathname + search
}

const horaDe = (carta: string): number => Date.parse(/^Date: (.*)$/im.exec(carta)?.[1] ?? '')

function asuntoDe(carta: string): string {
  const [, crudo = ''] = /^Subject: ((?:.|\r?\n[ \t])*)/im.exec(carta) ?? []
  return crudo
    .replaceAll(/\r?\n[ \t]/g, ' ')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?q\?(.*?)\?=/gi, (_todo, texto: string) => deQuotedPrintable(texto.replaceAll('_', ' ')))
    .replaceAll(/=\?utf-8\?b\?(.*?)\?=/gi, (_todo, texto: string) => Buffer.from(texto, 'base64').toString('utf8'))
    .trim()
}

const claro = (carta: string): string => deQuotedPrintable(carta.replaceAll(/=\r?\n/g, ''))

const deQuotedPrintable = (texto: string): string =>
  Buffer.from(
    texto.replaceAll(/=([0-9A-F]{2})/gi, (_todo, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
