export const CORREO_DE_CONTACTO = 'hola@tourismhub.example'
