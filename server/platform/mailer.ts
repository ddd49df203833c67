import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { ReceiverDownError } from './lane.ts'

export interface Mail {
  /** Stable over retries: it becomes the Message-ID, so that a second delivery is recognised. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  attachments?: { filename: string; contentType: string; content: string }[]
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** By SMTP where `smtpUrl` is set, else as `.eml` files in `dir`. */
export function createMailer({ smtpUrl, from, dir }: { smtpUrl?: string | undefined; from: string; dir: string }): Mailer {
  const envelope = (mail: Mail) => ({ ...mail, from, messageId: `<${mail.id}@tourismhub>` })
  if (smtpUrl) {
    const transport = nodemailer.createTransport(smtpUrl, { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 } as object)
    return {
      async send(mail) {
        try {
          await transport.sendMail(envelope(mail))
        } catch (error) {
          throw isAway(error) ? new ReceiverDownError('the mail server does not answer', { cause: error }) : error
        }
      },
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
  }
}

const AWAY = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EAUTH', 'ETLS', 'EPROTOCOL', 'ECONNREFUSED', 'ECONNRESET'])

/** It took no mail at all; one that it refuses says nothing of the next. */
const isAway = (error: unknown): boolean => AWAY.has(String((error as { code?: unknown } | null)?.code))
