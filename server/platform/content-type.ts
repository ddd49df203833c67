/** JSON as everybody reads it: UTF-8, also where it is named. Text in another charset would be read as something else than was meant. */
export function isJson(contentType: string | null): boolean {
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim().toLowerCase())
  const charsets = parameters
    .filter((parameter) => /^charset\s*=/.test(parameter))
    .map((parameter) => parameter.replace(/^charset\s*=\s*/, '').replaceAll('"', ''))
  return type === 'application/json' && charsets.every((charset) => charset === 'utf-8' || charset === 'utf8')
}
