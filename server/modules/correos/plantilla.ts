import type { Sitio } from '#contract/sitio.ts'
import { COLORES_PRIMEROS } from '#domain/sitio/colores.ts'
import { identidadLegal } from '#domain/sitio/frases.ts'
import { mostrarTelefono } from '#domain/usuarios/telefono.ts'
import type { Correo } from './correo.ts'

type DelSitio = Pick<
  Sitio,
  | 'marca'
  | 'lema'
  | 'correo'
  | 'telefono'
  | 'telefonoHorario'
  | 'razonSocial'
  | 'rut'
  | 'direccion'
  | 'ciudad'
  | 'colores'
>

/** Who writes, as far as it is known: the law wants it on what is sent. */
const pieDe = (sitio: DelSitio): string[] =>
  [
    identidadLegal(sitio),
    [
      sitio.correo,
      sitio.telefono && [mostrarTelefono(sitio.telefono), sitio.telefonoHorario].filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join(' · '),
  ].filter((linea): linea is string => !!linea)

export function aTexto(
  { titulo, parrafos, datos = [], accion }: Correo,
  { sitio, baja = null }: { sitio: DelSitio; baja?: string | null },
): string {
  return [
    titulo,
    ...parrafos,
    ...(datos.length > 0 ? [datos.map(([k, v]) => `${k}: ${v}`).join('\n')] : []),
    ...(accion ? [`${accion.texto}:\n${accion.enlace}`] : []),
    [sitio.marca, ...pieDe(sitio)].join('\n'),
    ...(baja ? [`Dejar de recibir estos correos:\n${baja}`] : []),
  ].join('\n\n')
}

export function aHtml(
  { titulo, parrafos, datos = [], accion }: Correo,
  { sitio, baseUrl, baja = null }: { sitio: DelSitio; baseUrl: string; baja?: string | null },
): string {
  const rows = datos
    .map(
      ([k, v]) =>
        `<tr><th align="left" style="padding:6px 16px 6px 0;color:#46565F;font-weight:500;vertical-align:top">${esc(k)}</th><td style="padding:6px 0;vertical-align:top">${esc(v)}</td></tr>`,
    )
    .join('')
  return `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${esc(titulo)}</title></head>
<body style="margin:0;background:#FBF8F3;color:#14232B;font:16px/24px Figtree,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 24px;font-weight:700"><a href="${esc(baseUrl)}/" style="color:${colorDe(sitio)};text-decoration:none">${esc(sitio.marca)}</a></p>
<div style="background:#FFFFFF;border:1px solid #DDD5C7;border-radius:16px;padding:24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:30px">${esc(titulo)}</h1>
${parrafos.map((p) => `<p style="margin:0 0 16px;overflow-wrap:anywhere">${esc(p)}</p>`).join('\n')}
${rows ? `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${rows}</table>` : ''}
${accion ? `<p style="margin:24px 0 0"><a href="${esc(accion.enlace)}" style="display:inline-block;background:${colorDe(sitio)};color:#FFFFFF;border-radius:10px;padding:12px 20px;text-decoration:none;font-weight:600">${esc(accion.texto)}</a></p>` : ''}
</div>
<p style="margin:24px 0 0;color:#46565F;font-size:14px;line-height:20px">${[sitio.lema, ...pieDe(sitio)]
    .filter((linea): linea is string => !!linea)
    .map(esc)
    .join(
      '<br>',
    )}${baja ? `<br><a href="${esc(baja)}" style="color:#46565F">Dejar de recibir estos correos</a>` : ''}</p>
</div></body></html>`
}

const esc = (s: string): string =>
  s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const colorDe = ({ colores }: DelSitio): string => colores?.primario ?? COLORES_PRIMEROS.primario
