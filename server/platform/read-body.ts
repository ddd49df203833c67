/** All the bytes of a body, or null as soon as they pass `max`: no more than that is held, whatever its length is said to be. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (body) {
    for await (const chunk of body) {
      size += chunk.length
      if (size > max) return null
      chunks.push(chunk)
    }
  }
  return Buffer.concat(chunks)
}
