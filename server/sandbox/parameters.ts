const names = (text: string): readonly string[] => text.split(' ')

const INTENT =
  'allowed_payment_method_types amount_details application_fee_amount capture_method customer customer_account description excluded_payment_method_types expand hooks metadata payment_details payment_method payment_method_configuration payment_method_data payment_method_options receipt_email setup_future_usage shipping statement_descriptor statement_descriptor_suffix transfer_data transfer_group'
const CONFIRM =
  'confirmation_token error_on_requires_action mandate mandate_data off_session radar_options return_url use_stripe_sdk'
const CUSTOMER =
  'address balance business_name cash_balance description email expand individual_name invoice_prefix invoice_settings metadata name next_invoice_sequence phone preferred_locales shipping source tax tax_exempt validate'

/** What API version 2026-10-28.endive knows for each writing call (names of the SDK's parameter types). */
export const ACCEPTED = {
  'checkout.sessions.create': names(
    'adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types automatic_tax billing_address_collection branding_settings cancel_url client_reference_id consent_collection currency custom_fields custom_text customer customer_account customer_creation customer_email customer_update discounts excluded_payment_method_types expand expires_at integration_identifier invoice_creation line_items locale managed_payments metadata mode name_collection optional_items origin_context payment_intent_data payment_method_collection payment_method_configuration payment_method_data payment_method_options permissions phone_number_collection redirect_on_completion return_url saved_payment_method_options setup_intent_data shipping_address_collection shipping_options submit_type subscription_data success_url tax_id_collection ui_mode wallet_options',
  ),
  'checkout.sessions.expire': names('expand'),
  'payment_intents.create': names(
    `amount automatic_payment_methods confirm confirmation_method currency on_behalf_of ${INTENT} ${CONFIRM}`,
  ),
  'payment_intents.update': names(`amount currency ${INTENT}`),
  'payment_intents.confirm': names(
    `allowed_payment_method_types amount_details amount_to_confirm capture_method excluded_payment_method_types expand hooks payment_details payment_method payment_method_data payment_method_options receipt_email setup_future_usage shipping ${CONFIRM}`,
  ),
  'payment_intents.cancel': names('cancellation_reason expand'),
  'customers.create': names(`payment_method tax_id_data test_clock ${CUSTOMER}`),
  'customers.update': names(`default_source ${CUSTOMER}`),
  'refunds.create': names(
    'amount charge currency customer expand instructions_email metadata origin payment_intent reason refund_application_fee reverse_transfer',
  ),
  'refunds.update': names('expand metadata'),
  'disputes.close': names('expand'),
} as const
