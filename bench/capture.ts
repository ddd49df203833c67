import { request } from 'node:http'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from './temp.ts'

export interface Capture {
  status: number
  /** Names and values in turn, as they were sent; without those that node:http writes by itself. */
  headers: string[]
  body: Buffer
  /** Where `bare/send-bytes.ts` reads it. */
  file: string
}

const OF_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** One answer as the wire carries it, not decompressed. */
export function capture(url: string, headers: Record<string, string>): Promise<Capture> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => resolve(saved(response.statusCode!, response.rawHeaders, Buffer.concat(chunks))))
    })
    asked.once('error', reject)
    asked.end()
  })
}

function saved(status: number, raw: string[], body: Buffer): Capture {
  const kept = raw.flatMap((name, i) => (i % 2 === 0 && !OF_NODE.has(name.toLowerCase()) ? [name, raw[i + 1]!] : []))
  const headers = [...kept, 'content-length', String(body.length)]
  const file = join(newFolder('capture'), 'answer.json')
  writeFileSync(file, JSON.stringify({ status, headers, body: body.toString('base64') }))
  return { status, headers, body, file }
}
