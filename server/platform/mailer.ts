import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { ReceiverDownError } from './lane.ts'
import { watchOutside } from './outside.ts'

export interface Mail {
  from: { name: string; address: string }
  /** Where answers go, where that is not whom it is from. */
  replyTo?: string
  /** Stable over retries: it becomes the Message-ID, so that a second delivery is recognised; `domain` stands behind its @. */
  id: string
  domain: string
  to: string
  subject: string
  text: string
  html: string
  /** Where one POST stops more mails like it (RFC 8058). */
  unsubscribe?: string
  attachments?: { filename: string; contentType: string; content: string }[]
}

/** The mail server will never take it: another try would end likewise. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
  /** As SMTP numbers it: '550 5.1.1'. */
  readonly smtpCode: string
  constructor(smtpCode: string, options: { cause?: unknown } = {}) {
    super(`the mail server refuses it: ${smtpCode}`, options)
    this.smtpCode = smtpCode
  }
}

/** Which mails are to be gone: by their ids, and those written until then to one of these addresses. */
interface ForgottenMails {
  ids: ReadonlySet<string>
  isTheirs(address: string): boolean
  until: Date
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Deletes what was kept as files; what SMTP took is in other hands. Answers how many went. */
  forget(mails: ForgottenMails): Promise<number>
}

/** By SMTP where `smtpUrl` is set, else as `.eml` files in `dir`. */
export function createMailer({ smtpUrl, dir }: { smtpUrl?: string | undefined; dir: string }): Mailer {
  const envelope = ({ unsubscribe, domain, ...mail }: Mail) => ({
    ...mail,
    messageId: `<${mail.id}@${domain}>`,
    ...(unsubscribe && {
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  })
  if (smtpUrl) {
    const watch = watchOutside('correo', (error) => error instanceof ReceiverDownError)
    const transport = nodemailer.createTransport(smtpUrl, {
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 10_000,
    } as object)
    return {
      send: (mail) => watch(() => transport.sendMail(envelope(mail)).then(() => undefined, told), 'send'),
      forget: () => Promise.resolve(0),
    }
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(envelope(mail))
      await mkdir(dir, { recursive: true })
      const path = join(dir, `${mail.id}.eml`)
      await writeFile(`${path}.parte`, message as Buffer)
      await rename(`${path}.parte`, path)
    },
    forget: (mails) => forgetFiles(dir, mails),
  }
}

const AWAY = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'EAUTH',
  'ETLS',
  'EPROTOCOL',
  'ECONNREFUSED',
  'ECONNRESET',
])

interface SmtpError {
  code?: unknown
  command?: string
  responseCode?: number
  response?: string
}

function told(error: unknown): never {
  const smtp = (error ?? {}) as SmtpError
  if (isAway(smtp)) throw new ReceiverDownError('the mail server takes no mail', { cause: error })
  if ((smtp.responseCode ?? 0) >= 500) throw new MailRefusedError(codeIn(smtp), { cause: error })
  throw error
}

/** It took no mail at all, of nobody or of ours; one that it refuses says nothing of the next. */
const isAway = ({ code, command, responseCode }: SmtpError): boolean =>
  AWAY.has(String(code)) || responseCode === 421 || (responseCode !== undefined && command === 'MAIL FROM')

/** Its numbers alone: the words may repeat the address. */
function codeIn({ responseCode, response = '' }: SmtpError): string {
  const [, enhanced] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  return [responseCode, enhanced].filter(Boolean).join(' ')
}

const EML = /^(?<id>.+)\.eml(?:\.parte)?$/

async function forgetFiles(dir: string, { ids, isTheirs, until }: ForgottenMails): Promise<number> {
  let gone = 0
  for (const name of await readdir(dir).catch(orNone)) {
    const id = EML.exec(name)?.groups?.id
    const path = join(dir, name)
    if (!id || !(ids.has(id) || ((await stat(path)).mtime <= until && isTheirs(await addressIn(path))))) continue
    await rm(path, { force: true })
    gone++
  }
  return gone
}

/** No mail was written yet. */
function orNone(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

async function addressIn(path: string): Promise<string> {
  const [head = ''] = (await readFile(path, 'utf8')).split(/\r?\n\r?\n/, 1)
  const to = /^to:\s*(?<to>.+)$/im.exec(head)?.groups?.to?.trim() ?? ''
  return (/<([^>]+)>/.exec(to)?.[1] ?? to).toLowerCase()
}
