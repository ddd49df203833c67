import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ReceiverDownError } from './lane.ts'
import { unServidorDeCorreo } from '#server/testing/smtp.ts'
import { createMailer, MailRefusedError } from './mailer.ts'

const MAIL = {
  id: 'uno',
  domain: 'tourismhub',
  from: { name: 'Ana, de «Pagos»', address: 'pruebas@pagos.cl' },
  replyTo: 'hola@pagos.cl',
  to: 'ana@ejemplo.cl',
  subject: 'Hola',
  text: 'Hola',
  html: '<p>Hola</p>',
}

const enviar = (smtpUrl: string) =>
  createMailer({ smtpUrl, dir: '' })
    .send(MAIL)
    .then(
      () => null,
      (error: unknown) => error,
    )

it('says of a mail server that is away that it takes no mail at all', async () => {
  const { cerrar, url } = await unServidorDeCorreo()
  await cerrar()
  expect(await enviar(url)).toBeInstanceOf(ReceiverDownError)
})

it('says of one that is there and refuses an address only that', async () => {
  const { cerrar, url } = await unServidorDeCorreo((line) =>
    line.startsWith('RCPT') ? '550 5.1.1 no existe ana@ejemplo.cl' : '250 bien',
  )
  const error = await enviar(url)
  await cerrar()
  expect(error).toBeInstanceOf(MailRefusedError)
  expect(error).toMatchObject({ smtpCode: '550 5.1.1', message: 'the mail server refuses it: 550 5.1.1' })
})

it('says in its headers where one call stops more mails like it, only of what was subscribed to', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'correo-'))
  const mailer = createMailer({ dir })
  const unsubscribe = `https://tourismhub.example/api/un-clic/avisos-alerta/${'k'.repeat(43)}`
  await mailer.send({ ...MAIL, unsubscribe })
  await mailer.send({ ...MAIL, id: 'dos' })
  const [con, sin] = ['uno', 'dos'].map((id) =>
    readFileSync(join(dir, `${id}.eml`), 'utf8')
      .split(/\r?\n\r?\n/, 1)[0]!
      .replaceAll(/\r?\n[ \t]+/g, ' '),
  )
  expect(con).toMatch(new RegExp(`^List-Unsubscribe: <${unsubscribe}>$`, 'm'))
  expect(con).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(sin).not.toMatch(/list-unsubscribe/i)
})
